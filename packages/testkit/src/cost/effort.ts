import type { Effort } from './findCostlyText.ts'

/** How hard tests of cost look: in short with all tests, at length by `npm run fuzz -- --cost`. */
export const effort: Effort = process.env.TOUCHLINE_COST === 'long' ? 'long' : 'short'
