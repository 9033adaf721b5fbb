/** What reads the answers is not on the first route; it loads beside the first request. Undefined where it failed to load. */
export function loadWireReaders(): Promise<typeof import('./fromWire.ts') | undefined> {
  return import('./fromWire.ts').catch(() => undefined)
}
