export { TextPage } from './TextPage.tsx'
export { TextSection } from './TextSection.tsx'
