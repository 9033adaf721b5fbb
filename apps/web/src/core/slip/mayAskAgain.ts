import type { Session } from '#core/session'

/** Whose placement it was, and when it went out. */
export interface KeptPlacement {
  /** Id of the player who placed it; absent where storage does not say. */
  readonly player: string | undefined
  /** Epoch milliseconds of the tap. */
  readonly startedAt: number
}

/** After this long without an answer a placement is let go, and My bets has the truth (design, section 4). */
export const GIVE_UP_AFTER_MS = 60_000

/**
 * Whether a placement that the tab kept may be sent again under its key: only soon after the tap, and only as the player who tapped.
 * To anyone else, or later, the repeat would be a bet that nobody asked for. A clock that was set back makes it old as well.
 */
export function mayAskAgain(kept: KeptPlacement, session: Pick<Session, 'getState'>, now: number): boolean {
  const here = session.getState().player?.id
  return here !== undefined && here === kept.player && Math.abs(now - kept.startedAt) <= GIVE_UP_AFTER_MS
}
