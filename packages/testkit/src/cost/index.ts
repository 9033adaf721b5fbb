export { findCostlyText, type Reader } from './findCostlyText.ts'
