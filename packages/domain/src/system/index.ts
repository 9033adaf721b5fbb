export * from './system.ts'
export * from './systemReturns.ts'
