import type * as z from 'zod/mini'
import type { CallName } from '../routes.ts'
import type { CALLS } from './index.ts'

type Calls = typeof CALLS
type Shape<C, Part extends string> = C extends { [K in Part]: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined
type Parts<N extends CallName, Part extends 'params' | 'query' | 'body'> = {
  [P in Part as Shape<Calls[N], P> extends undefined ? never : P]: Shape<Calls[N], P>
}

/** The input of a call as a client passes it (query values before they become text). The query is always optional. */
export type CallInput<N extends CallName> = Parts<N, 'params' | 'body'> & Partial<Parts<N, 'query'>>
/** The 2xx answer of a call. */
export type CallReply<N extends CallName> = Calls[N] extends { reply: infer S extends z.ZodMiniType }
  ? z.output<S>
  : never
/** One part of a call's input after the server has parsed it. */
export type CallParsed<N extends CallName, Part extends 'params' | 'query' | 'body'> = Calls[N] extends {
  [K in Part]: infer S extends z.ZodMiniType
}
  ? z.output<S>
  : undefined
