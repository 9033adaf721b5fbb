export { errorPage, isErrorKind, openPage, type Elsewhere, type OpenPage } from './openPage.ts'
export type { Head, LoadContext, PageModule } from './page.ts'
