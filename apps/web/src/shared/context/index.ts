export { createRequiredContext } from './createRequiredContext.ts'
