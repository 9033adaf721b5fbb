export { buildAsyncApi } from './buildAsyncApi.ts'
export { buildOpenApi } from './buildOpenApi.ts'
export { CALL_EXAMPLES } from './examples/calls.ts'
