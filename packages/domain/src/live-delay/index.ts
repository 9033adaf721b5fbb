export * from './liveDelay.ts'
