export { effort } from './effort.ts'
export { findCostlyText, type Reader } from './findCostlyText.ts'
