import type { Client } from '@touchline/contract'

/**
 * A client of both APIs whose code and table of calls are loaded beside the first render, which makes no call. A call waits for them; one
 * that cannot have them is answered `offline`, and the next call loads them again.
 */
export function lazyClient(load: () => Promise<Client>): Client {
  let loading: Promise<Client> | undefined
  const loaded = async (): Promise<Client | undefined> => {
    loading ??= load()
    return loading.catch(() => (loading = undefined))
  }
  void loaded()
  return async (name, ...rest) => {
    const client = await loaded()
    return client ? client(name, ...rest) : { ok: false, error: { kind: 'offline' } }
  }
}
