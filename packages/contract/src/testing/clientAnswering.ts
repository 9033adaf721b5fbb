import { createClient, type ClientOptions } from '../client/index.ts'

type SentRequest = { readonly url: string; readonly init: Parameters<ClientOptions['fetch']>[1] }

/** A client whose every request gets this answer, and the requests it sent. */
export function clientAnswering(status: number, text: string, options: Partial<ClientOptions> = {}) {
  const sent: SentRequest[] = []
  const client = createClient({
    sportsbookBase: '/api/sportsbook',
    platformBase: '/api/platform',
    locale: 'de',
    fetch: async (url, init) => {
      sent.push({ url, init })
      return { ok: status >= 200 && status < 300, status, text: async () => text }
    },
    ...options,
  })
  return { client, sent }
}
