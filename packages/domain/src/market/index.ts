export * from './isBettable.ts'
export * from './market.ts'
export * from './pauseReason.ts'
