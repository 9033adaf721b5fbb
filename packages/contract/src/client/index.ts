export {
  createClient,
  type CallArguments,
  type CallError,
  type CallOptions,
  type CallResult,
  type Client,
  type ClientOptions,
} from './createClient.ts'
