export { createKnownSlugs } from './findSlug.ts'
export { errorPage, isErrorKind, openPage, type OpenPage } from './openPage.ts'
export type { Head, LoadContext, PageModule, Subject } from './page.ts'
