import type { Effort } from './findCostlyText.ts'

/** How thorough cost tests are: short in the normal test run, long with `npm run fuzz -- --cost`. */
export const effort: Effort = process.env.TOUCHLINE_COST === 'long' ? 'long' : 'short'

/** A busy machine makes such a test slower, but not wrong. */
export const COST_TIMEOUT_MS = effort === 'long' ? 1_800_000 : 60_000
