export { createQueryClient } from './createQueryClient.ts'
export { RefusedError } from './RefusedError.ts'
export { restoreQueries, type SavedQueries } from './restoreQueries.ts'
