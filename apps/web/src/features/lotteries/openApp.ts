import type { ApiClient } from '@touchline/contract'

/** A tab that is opened during the tap, before its address is known, because browsers block it later. */
export type WaitingTab = { go(url: string): void; close(): void }

export type OpenAppOptions = {
  readonly client: ApiClient
  /** Undefined where the browser refuses a new tab. */
  readonly openTab: () => WaitingTab | undefined
}

/** `blocked`: the browser refused the tab; the address can be opened once. */
export type OpenedApp =
  | { readonly kind: 'opened' }
  | { readonly kind: 'blocked'; readonly url: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }

/** Opens a provider's page in a tab of its own (spec section 7.1, launch). Call it in the tap itself. */
export async function openApp(
  { client, openTab }: OpenAppOptions,
  { provider, app }: { readonly provider: string; readonly app: string },
): Promise<OpenedApp> {
  const tab = openTab()
  const launched = await client('launchApp', { params: { provider }, body: { app } })
  if (launched.ok) {
    const { url } = launched.value
    if (!tab) return { kind: 'blocked', url }
    tab.go(url)
    return { kind: 'opened' }
  }
  tab?.close()
  const { error } = launched
  if (error.kind !== 'refused') return { kind: 'offline' }
  return { kind: error.status === 401 ? 'signed-out' : 'failed' }
}
