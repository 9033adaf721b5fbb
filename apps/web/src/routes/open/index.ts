export { createKnownSlugs, type KnownSlugs } from './findSlug.ts'
export { errorPage, openPage, type OpenPage, type PageKey } from './openPage.ts'
export type { Head, LoadContext, PageModule } from './page.ts'
