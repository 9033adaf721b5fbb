import { RealtimeError } from './RealtimeError.ts'
import { readBatch, type Method, type Reply } from './replies.ts'

/** One command, as the server API names it: `{ publish: { channel, data } }`. */
export type Command = { readonly [M in Method]?: object }

export type ServerApiOptions = {
  /**
   * Addresses of the server API of each node, without a slash at their end: `http://127.0.0.1:9000/api`. The nodes share their streams:
   * what one of them publishes reaches the clients of all, and a key that one of them has seen is known to the others.
   */
  readonly apiUrls: readonly string[]
  readonly apiKey: string
  /** Keeps connections open between calls, as Node's own `fetch` does. */
  readonly request: typeof globalThis.fetch
}

/**
 * Sends commands in one request and answers their replies in the same order. They take effect one after the other. Rejects
 * with a `RealtimeError` without a code when there is no answer within `timeoutMs`, or none of Centrifugo's.
 */
export type ServerApi = (commands: readonly Command[], timeoutMs: number) => Promise<readonly Reply[]>

/**
 * Calls Centrifugo's server API. Refusals of single commands stand in their replies: the request succeeds all the same. A node that gives no
 * answer is passed over for the next one, which keeps being asked while it answers.
 */
export function createServerApi({ apiUrls, apiKey, request }: ServerApiOptions): ServerApi {
  let current = 0

  async function ask(apiUrl: string, commands: readonly Command[], timeoutMs: number) {
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
      throw new RealtimeError('Centrifugo closed the connection before the end of its response.', undefined, {
        cause: error,
      })
    })
    if (answer.status === 401) throw new RealtimeError('Centrifugo does not accept CENTRIFUGO_API_KEY.')
    if (!answer.ok) throw new RealtimeError(`Centrifugo answered with status ${answer.status}.`)
    return readBatch(parse(text))
  }

  return async (commands, timeoutMs) => {
    let failure: unknown
    for (const _ of apiUrls) {
      const asked = current
      try {
        return await ask(apiUrls[asked]!, commands, timeoutMs)
      } catch (error) {
        failure = error
        // Requests run side by side: the first that fails moves on for all of them.
        if (current === asked) current = (asked + 1) % apiUrls.length
      }
    }
    throw failure
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
