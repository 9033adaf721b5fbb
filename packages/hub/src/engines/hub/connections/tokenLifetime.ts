import type { HubClock } from '../../../clock.ts'

/** A token's life in a reply: `ttl` in whole seconds, nothing where it does not expire. */
export function tokenLifetime(
  clock: HubClock,
  expiresAt: number | undefined,
): { readonly expires?: true; readonly ttl?: number } {
  if (expiresAt === undefined) return {}
  return { expires: true, ttl: Math.max(1, Math.ceil((expiresAt - clock.now()) / 1000)) }
}
