export { createSettlement, type Settlement } from './createSettlement.ts'
