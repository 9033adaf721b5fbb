import type { ApiClient } from '@touchline/contract'
import { loadOnce } from '#shared/lazy'

/**
 * A client of both APIs whose code and table of calls are loaded beside the first render, which makes no call. A call
 * waits for them; one that cannot have them is answered `offline`, and the next call loads them again.
 */
export function lazyClient(load: () => Promise<ApiClient>): ApiClient {
  const loadClient = loadOnce(load)
  const loaded = (): Promise<ApiClient | undefined> => loadClient().catch(() => undefined)
  void loaded()
  return async (name, ...rest) => {
    const client = await loaded()
    return client ? client(name, ...rest) : { ok: false, error: { kind: 'offline' } }
  }
}
