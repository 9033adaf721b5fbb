export * from './isBettableMatch.ts'
export * from './match.ts'
