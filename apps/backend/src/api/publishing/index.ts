export { createHeartbeat } from './createHeartbeat.ts'
export { createPublisher, type Publisher } from './createPublisher.ts'
export type { Scheduler } from './createLane.ts'
