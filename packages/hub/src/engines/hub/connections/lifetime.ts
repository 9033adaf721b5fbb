import type { HubClock } from '../../../clock.ts'

/** How a reply says when a token ends: `ttl` in whole seconds, nothing where it does not end. */
export function lifetime(
  clock: HubClock,
  expiresAt: number | undefined,
): { readonly expires?: true; readonly ttl?: number } {
  if (expiresAt === undefined) return {}
  return { expires: true, ttl: Math.max(1, Math.ceil((expiresAt - clock.now()) / 1000)) }
}
