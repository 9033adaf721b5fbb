export { createKnownSlugs } from './findSlug.ts'
export { errorPage, openPage, type OpenPage } from './openPage.ts'
export type { Head, LoadContext, PageModule } from './page.ts'
