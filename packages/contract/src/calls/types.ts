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

/** What a call takes, as written by a client (query values before they become text). A query may always be left out. */
export type CallInput<N extends CallName> = Parts<N, 'params' | 'body'> & Partial<Parts<N, 'query'>>
/** The 2xx answer of a call. */
export type CallReply<N extends CallName> = Calls[N] extends { reply: infer S extends z.ZodMiniType }
  ? z.output<S>
  : never
/** What the server sees of one part of a call after parsing. */
export type CallParsed<N extends CallName, Part extends 'params' | 'query' | 'body'> = Calls[N] extends {
  [K in Part]: infer S extends z.ZodMiniType
}
  ? z.output<S>
  : undefined
