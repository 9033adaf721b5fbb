export * from './legFactor.ts'
export * from './lineResult.ts'
export * from './settleBet.ts'
