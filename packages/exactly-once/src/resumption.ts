/** A request as read from storage after a reload. */
export interface StoredRequest {
  /** Id of the player who made it; absent where it was not stored. */
  readonly player?: string | undefined
  /** Epoch milliseconds of the tap. */
  readonly startedAt: number
}

/**
 * How to find out the result of a stored request. `send`: repeat it under its key. `look-up`: only look it up. `none`:
 * not possible.
 */
export type Resumption = 'send' | 'look-up' | 'none'

/** A request without an answer for this long is given up (design, section 4). */
export const GIVE_UP_AFTER_MS = 60_000
/** The player has seen the result of older requests elsewhere. */
const LOOK_UP_WITHIN_MS = 3_600_000

/**
 * A request is repeated only soon after the tap, and only for the player who tapped: for anyone else, or later, it
 * would be unexpected. A clock that was set back makes it old as well.
 * / @param here id of the player who is signed in now
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

/** Whether a request that cannot be resumed now can be resumed later by its player. */
export function mayResumeLater(
  { player, startedAt }: StoredRequest,
  here: string | undefined,
  now: number,
): boolean {
  return player !== undefined && player !== here && Math.abs(now - startedAt) <= LOOK_UP_WITHIN_MS
}
