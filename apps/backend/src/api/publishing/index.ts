export { createHeartbeat } from './createHeartbeat.ts'
export { createPublisher } from './createPublisher.ts'
