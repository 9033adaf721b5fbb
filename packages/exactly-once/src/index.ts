export { carryRequest, type CarriedRequest } from './carryRequest.ts'
export { ANSWER_WITHIN_MS } from './repeatUntilAnswered.ts'
export {
  GIVE_UP_AFTER_MS,
  mayResumeLater,
  resumptionOf,
  type Resumption,
  type StoredRequest,
} from './resumption.ts'
export {
  createRequestStorage,
  type RequestList,
  type RequestStorage,
  type RequestWatch,
} from './requestStorage.ts'
export { createUnknownRequests, type UnknownRequests } from './unknownRequests.ts'
export type {
  RequestAnswer,
  RequestClock,
  AwaitedDecision,
  DecisionListener,
  Options,
  LookedUp,
  OnceEvent,
  OnceRequest,
  OnReconnect,
} from './types.ts'
