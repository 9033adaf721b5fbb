import { RealtimeError } from './RealtimeError.ts'
import { readBatch, type ServerApiMethod, type ServerApiReply } from './replies.ts'

/** One command, as the server API names it: `{ publish: { channel, data } }`. */
export type ServerApiCommand = { readonly [M in ServerApiMethod]?: object }

export type ServerApiOptions = {
  /**
   * Addresses of the server API of each node, without a trailing slash: `http://127.0.0.1:9000/api`. The nodes share
   * their streams: what one of them publishes reaches the clients of all, and they share idempotency keys.
   */
  readonly apiUrls: readonly string[]
  readonly apiKey: string
  /** Reuses connections between calls, as Node's own `fetch` does. */
  readonly request: typeof globalThis.fetch
}

/**
 * Sends commands in one request and returns their replies in the same order. They take effect one after the other.
 * Rejects with a `RealtimeError` without a code when there is no valid answer within `timeoutMs`.
 */
export type ServerApi = (
  commands: readonly ServerApiCommand[],
  timeoutMs: number,
) => Promise<readonly ServerApiReply[]>

/**
 * Calls Centrifugo's server API. Refusals of single commands are in their replies; the request still succeeds. A node
 * that does not answer is replaced with the next one, which is used as long as it answers.
 */
export function createServerApi({ apiUrls, apiKey, request }: ServerApiOptions): ServerApi {
  let current = 0

  async function callApi(apiUrl: string, commands: readonly ServerApiCommand[], timeoutMs: number) {
    const answer = await request(`${apiUrl}/batch`, {
      method: 'POST',
      headers: { 'X-API-Key': apiKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ commands }),
      // The key must not be sent to any other address.
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
      const used = current
      try {
        return await callApi(apiUrls[used]!, commands, timeoutMs)
      } catch (error) {
        failure = error
        // Requests run in parallel: the first failure switches the node for all of them.
        if (current === used) current = (used + 1) % apiUrls.length
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
