import type { Effort } from './findCostlyText.ts'

/** How hard tests of cost look: in short with all tests, at length by `npm run fuzz -- --cost`. */
export const effort: Effort = process.env.TOUCHLINE_COST === 'long' ? 'long' : 'short'

/** A busy machine makes such a test longer, never wrong. */
export const COST_TIMEOUT_MS = effort === 'long' ? 1_800_000 : 60_000
