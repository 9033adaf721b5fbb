export { buildAsyncApi } from './buildAsyncApi.ts'
export { buildOpenApi } from './buildOpenApi.ts'
