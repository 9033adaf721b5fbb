export { createCrowd } from './crowd.ts'
