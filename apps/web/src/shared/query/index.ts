export { createQueryClient } from './createQueryClient.ts'
export { RefusedError } from './RefusedError.ts'
