export {
  createClient,
  type CallArguments,
  type CallError,
  type CallOptions,
  type CallResult,
  type ApiClient,
  type ClientOptions,
} from './createClient.ts'
