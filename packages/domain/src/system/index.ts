export * from './namedBets.ts'
export * from './system.ts'
export * from './systemReturns.ts'
