export { ErrorPage, errorText, type ErrorKind, type WayOn } from './errors/index.ts'
export type { Head, LoadContext, PageManifest, PageModule, PageSample, Subject } from './page.ts'
export { TextPage, TextSection } from './text-page/index.ts'
