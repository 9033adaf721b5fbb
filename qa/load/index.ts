export { createCrowd } from './crowd.ts'
export { openListener } from './listener.ts'
