export { COST_TIMEOUT_MS, effort } from './effort.ts'
export { findCostlyText, type Reader } from './findCostlyText.ts'
