/**
 * Code that reads the answers and holds the accounts is not on the first route; it loads in parallel to the first
 * request. Undefined where that failed.
 */
export function loadPlayerCode(): Promise<PlayerCode | undefined> {
  return import('./playerCode.ts').catch(() => undefined)
}
export type PlayerCode = typeof import('./playerCode.ts')
