import type { Reporter } from './Reporter.ts'

/** The object whose `fetch` sends calls of the API; replaced while it is watched. */
export interface Wire {
  fetch: typeof globalThis.fetch
}

/** Longer bodies are not read. */
const BODY_LENGTH_MAX = 20_000

/**
 * Reports calls with an unexpected answer: from a failing server, or from something between, such as a
 * proxy's own page. A refusal as the contract has it is not an error. The same failure of the same call is reported
 * once per page.
 */
export function watchWire(wire: Wire, reporter: Pick<Reporter, 'report'>): void {
  const { fetch: send } = wire
  const reported = new Set<string>()
  wire.fetch = async (input, init) => {
    const answer = await send(input, init)
    if (!answer.ok) void look(answer.clone(), input, init).catch(() => {})
    return answer
  }

  async function look(
    answer: Response,
    input: RequestInfo | URL,
    init: RequestInit | undefined,
  ): Promise<void> {
    const { status } = answer
    const text = (await answer.text()).slice(0, BODY_LENGTH_MAX)
    if (status < 500 && isRefusal(text)) return
    const url = answer.url || addressOf(input)
    const method = init?.method ?? 'GET'
    const what = `${method} ${kindOf(url)} was answered ${status}`
    if (reported.has(what)) return
    reported.add(what)
    reporter.report(new Error(what), {
      tags: { source: 'wire' },
      http: { url, method, status, requestBody: init?.body, responseBody: text },
    })
  }
}

/** Every refusal of our API has a numeric code in its body. */
function isRefusal(text: string): boolean {
  try {
    return typeof (JSON.parse(text) as { code?: unknown } | null)?.code === 'number'
  } catch {
    return false
  }
}

/** The path of an address without the ids in it, so that one failing call is one kind of error. */
function kindOf(url: string): string {
  return url
    .replace(/^\w+:\/\/[^/]*/, '')
    .replace(/[?#].*$/s, '')
    .replaceAll(/\/(?=[^/]*\d)[^/]+/g, '/…')
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input)
}
