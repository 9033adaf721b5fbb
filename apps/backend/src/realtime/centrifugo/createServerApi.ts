import { RealtimeError } from './RealtimeError.ts'
import { readBatch, type Method, type Reply } from './replies.ts'

/** One command, as the server API names it: `{ publish: { channel, data } }`. */
export type Command = { readonly [M in Method]?: object }

export type ServerApiOptions = {
  /** Address of the server API, without a slash at its end: `http://127.0.0.1:9000/api`. */
  readonly apiUrl: string
  readonly apiKey: string
  /** Keeps connections open between calls, as Node's own `fetch` does. */
  readonly request: typeof fetch
}

/**
 * Sends commands in one request and answers their replies in the same order. They take effect one after the other. Rejects
 * with a `RealtimeError` without a code when there is no answer within `timeoutMs`, or none of Centrifugo's.
 */
export type ServerApi = (commands: readonly Command[], timeoutMs: number) => Promise<readonly Reply[]>

/** Calls Centrifugo's server API. Refusals of single commands stand in their replies: the request succeeds all the same. */
export function createServerApi({ apiUrl, apiKey, request }: ServerApiOptions): ServerApi {
  return async (commands, timeoutMs) => {
    const answer = await request(`${apiUrl}/batch`, {
      method: 'POST',
      headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ commands }),
      // The key goes to this address and no other.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new RealtimeError('Centrifugo does not answer.', undefined, { cause: error })
    })
    const text = await answer.text().catch((error: unknown) => {
      throw new RealtimeError('Centrifugo broke off its answer.', undefined, { cause: error })
    })
    if (answer.status === 401) throw new RealtimeError('Centrifugo does not accept CENTRIFUGO_API_KEY.')
    if (!answer.ok) throw new RealtimeError(`Centrifugo answered with status ${answer.status}.`)
    return readBatch(parse(text))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
