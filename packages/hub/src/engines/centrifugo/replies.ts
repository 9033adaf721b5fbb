import * as z from 'zod/mini'
import { RealtimeError } from './RealtimeError.ts'

/** Centrifugo omits zero and empty values. */
const count = z._default(z.int(), 0)
const error = z.optional(z.object({ code: z.int(), message: z.string() }))
const position = z.object({ offset: count, epoch: z._default(z.string(), '') })

/** Schemas of the server API's results, by method. */
export const REPLIES = {
  publish: position,
  broadcast: z.object({ responses: z.array(z.object({ error, result: z.optional(position) })) }),
  history: position,
  disconnect: z.object({}),
  unsubscribe: z.object({}),
  presence_stats: z.object({ num_clients: count, num_users: count }),
  channels: z.object({ channels: z._default(z.record(z.string(), z.unknown()), {}) }),
  info: z.object({
    nodes: z.array(
      z.object({
        uid: z.string(),
        num_clients: count,
        num_users: count,
        num_subs: count,
        num_channels: count,
        uptime: count,
      }),
    ),
  }),
} as const

export type ServerApiMethod = keyof typeof REPLIES
export type ResultOf<M extends ServerApiMethod> = z.infer<(typeof REPLIES)[M]>

const batch = z.object({ replies: z.array(z.looseObject({ error })) })

/** The replies of a batch, not yet parsed by method. */
export function readBatch(body: unknown): readonly ServerApiReply[] {
  const read = batch.safeParse(body)
  if (!read.success) throw new RealtimeError('The response of Centrifugo has no replies.')
  return read.data.replies
}
export type ServerApiReply = z.infer<typeof batch>['replies'][number]

/** The result of one reply; a refusal is thrown with its code. */
export function readReply<M extends ServerApiMethod>(
  method: M,
  reply: ServerApiReply | undefined,
): ResultOf<M> {
  if (reply?.error) throw refusal(method, reply.error)
  const read = REPLIES[method].safeParse(reply?.[method])
  if (!read.success) throw new RealtimeError(`Centrifugo's reply to ${method} has an unexpected format.`)
  return read.data as ResultOf<M>
}

/** A refusal as an error that names the method. */
export function refusal(
  method: string,
  { code, message }: { readonly code: number; readonly message: string },
): RealtimeError {
  return new RealtimeError(`Centrifugo refused ${method}: ${code} ${message}`, code)
}
