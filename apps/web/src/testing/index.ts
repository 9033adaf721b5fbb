export { createPageFixture } from './createPageFixture.tsx'
