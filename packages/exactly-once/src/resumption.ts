/** A request as storage has it after a reload. */
export interface StoredRequest {
  /** Id of the player who made it; absent where storage does not say. */
  readonly player?: string | undefined
  /** Epoch milliseconds of the tap. */
  readonly startedAt: number
}

/**
 * How to learn what became of a stored request. `send`: again under its key. `look-up`: nothing is sent. `none`: not at all.
 */
export type Resumption = 'send' | 'look-up' | 'none'

/** After so long without an answer a request is given up (design, section 4). */
export const GIVE_UP_AFTER_MS = 60_000
/** What is older the player has seen elsewhere since. */
const LOOK_UP_WITHIN_MS = 3_600_000

/**
 * A request is sent again only soon after the tap, and only as the player who tapped: for anyone else, or later, the repeat would be
 * something that no one asked for. A clock that was set back makes it old as well.
 *
 * @param here id of the player who is signed in now
 */
export function resumptionOf(
  { player, startedAt }: StoredRequest,
  here: string | undefined,
  now: number,
): Resumption {
  if (here === undefined || here !== player) return 'none'
  const age = Math.abs(now - startedAt)
  if (age <= GIVE_UP_AFTER_MS) return 'send'
  return age <= LOOK_UP_WITHIN_MS ? 'look-up' : 'none'
}

/** Whether a request that cannot be resumed now may be later, by its player. */
export function mayResumeLater(
  { player, startedAt }: StoredRequest,
  here: string | undefined,
  now: number,
): boolean {
  return player !== undefined && player !== here && Math.abs(now - startedAt) <= LOOK_UP_WITHIN_MS
}
