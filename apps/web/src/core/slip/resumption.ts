import type { Session } from '#core/session'

/** Whose placement it was, and when it went out. */
export interface KeptPlacement {
  /** Id of the player who placed it; absent where storage does not say. */
  readonly player: string | undefined
  /** Epoch milliseconds of the tap. */
  readonly startedAt: number
}

/**
 * How to find out what became of a placement that the tab kept. `send`: again under its key. `look-up`: in My bets, and nothing is
 * sent. `none`: not at all.
 */
export type Resumption = 'send' | 'look-up' | 'none'

/** After this long without an answer a placement is let go, and My bets has the truth (design, section 4). */
export const GIVE_UP_AFTER_MS = 60_000
/** What is older has been seen elsewhere since. */
const LOOK_UP_WITHIN_MS = 3_600_000

/** Whether a placement that cannot be asked about now may be later, by its player. */
export function isInDoubt(kept: KeptPlacement, session: Pick<Session, 'getState'>, now: number): boolean {
  const isOld = Math.abs(now - kept.startedAt) > LOOK_UP_WITHIN_MS
  return kept.player !== undefined && kept.player !== session.getState().player?.id && !isOld
}

/**
 * A placement is sent again only soon after the tap, and only as the player who tapped: to anyone else, or later, the repeat would be
 * a bet that nobody asked for. Later its player is told what My bets says of it. A clock that was set back makes it old as well.
 */
export function resumptionOf(
  kept: KeptPlacement,
  session: Pick<Session, 'getState'>,
  now: number,
): Resumption {
  const here = session.getState().player?.id
  if (here === undefined || here !== kept.player) return 'none'
  const age = Math.abs(now - kept.startedAt)
  if (age <= GIVE_UP_AFTER_MS) return 'send'
  return age <= LOOK_UP_WITHIN_MS ? 'look-up' : 'none'
}
