export { customChance, fairChances } from './fairChances.ts'
