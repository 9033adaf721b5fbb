import type { ProtocolError } from './codes.ts'
import type { Method } from './commands.ts'
import type { Disconnect } from '../realtime.ts'

/** The result of a command. */
export type CommandAnswer =
  | {
      readonly kind: 'result'
      /** A JSON object, or its text where a part is already serialized. */
      readonly body: object | string
      /** Runs after the reply was queued: for what subscribers must see only after it. */
      readonly after?: () => void
    }
  | { readonly kind: 'error'; readonly error: ProtocolError }
  | { readonly kind: 'disconnect'; readonly disconnect: Disconnect }

/**
 * An answer now, or a promise of the step that produces it. The step runs together with writing the reply, so that
 * nothing can be published between registering a subscriber and replying to it.
 */
export type CommandOutcome = CommandAnswer | Promise<() => CommandAnswer>

export const result = (body: object | string, after?: () => void): CommandAnswer => ({
  kind: 'result',
  body,
  ...(after && { after }),
})
export const refuseCommand = (error: ProtocolError): CommandAnswer => ({ kind: 'error', error })
export const hangUp = (disconnect: Disconnect): CommandAnswer => ({ kind: 'disconnect', disconnect })

/** The reply to a command as one line of JSON. */
export function replyLine(
  id: number,
  method: Method,
  answer: Exclude<CommandAnswer, { kind: 'disconnect' }>,
): Buffer {
  if (answer.kind === 'error') return line({ id, error: answer.error })
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  return Buffer.from(`{"id":${id},"${method}":${body}}`)
}

/** A push that is serialized once per client. */
export function pushLine(push: object): Buffer {
  return line({ push })
}

/** A publication, serialized once for all its subscribers. `publication` is its JSON text. */
export function publicationLine(channel: string, publication: string): Buffer {
  return Buffer.from(`{"push":{"channel":${JSON.stringify(channel)},"pub":${publication}}}`)
}

export const PING_LINE = Buffer.from('{}')

function line(value: object): Buffer {
  return Buffer.from(JSON.stringify(value))
}
