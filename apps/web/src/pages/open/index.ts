export { errorPage, isErrorKind, openPage, type Elsewhere, type OpenPage } from './openPage.ts'
