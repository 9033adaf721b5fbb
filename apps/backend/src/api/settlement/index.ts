export { createSettlement } from './createSettlement.ts'
