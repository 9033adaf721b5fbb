export { TestPage, type TestLocale } from './TestPage.tsx'
