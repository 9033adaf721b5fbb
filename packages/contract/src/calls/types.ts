import type * as z from 'zod/mini'
import type { CallName } from '../routes.ts'
import type { CALLS } from './index.ts'

type Calls = typeof CALLS
type Shape<C, Part extends string> = C extends { [K in Part]: infer S extends z.ZodMiniType }
  ? z.input<S>
  : undefined

/** What a call takes, as written by a client (query values before they become text). */
export type CallInput<N extends CallName> = {
  [Part in 'params' | 'query' | 'body' as Shape<Calls[N], Part> extends undefined ? never : Part]: Shape<
    Calls[N],
    Part
  >
}
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
