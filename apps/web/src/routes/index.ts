export { App, type AppProps } from './App.tsx'
export {
  createKnownSlugs,
  errorPage,
  openPage,
  type Head,
  type KnownSlugs,
  type LoadContext,
  type OpenPage,
  type PageKey,
} from './open/index.ts'
