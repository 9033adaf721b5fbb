export * from './isBettableMatch.ts'
export * from './match.ts'
export type { Competitor, Match } from './matchEntity.ts'
