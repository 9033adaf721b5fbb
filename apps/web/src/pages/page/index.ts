export type { Head, LoadContext, PageModule, Subject } from './page.ts'
