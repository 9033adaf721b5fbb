export { errorPage, isErrorKind, openPage, type Elsewhere, type OpenPage } from './openPage.ts'
export type { Head, LoadContext, PageModule, Subject } from './page.ts'
