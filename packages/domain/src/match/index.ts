export * from './isBettableMatch.ts'
export * from './match.ts'
export type { Competitor, Match } from './matchEntity.ts'
export type { Outright, Runner } from './outright.ts'
