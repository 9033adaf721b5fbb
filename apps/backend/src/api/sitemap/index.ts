export { registerSitemap } from './registerSitemap.ts'
