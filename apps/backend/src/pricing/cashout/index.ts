export { customChance, fairChances, type FairChances } from './fairChances.ts'
