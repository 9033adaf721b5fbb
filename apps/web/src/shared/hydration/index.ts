export { OnlyInBrowsers } from './OnlyInBrowsers.tsx'
