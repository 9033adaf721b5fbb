import type { OutcomeKey, PauseReason } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import type { Money } from '@touchline/domain/money'
import type { QuickBetRefusal } from '@touchline/domain/quick-bet'

/** What the slip cannot show itself; the ticket feature has the texts. */
export type SlipNews =
  /** A tap was refused, with what is known about the price. */
  | { readonly kind: 'pick-refused'; readonly because: PauseReason | undefined }
  /** A placement is under way: the slip is locked. */
  | { readonly kind: 'locked' }
  /** The names of a tapped price could not be loaded. */
  | { readonly kind: 'pick-unanswered' }
  /**
   * Definitely not placed: without a reason ([PLACE-5]), or with the server's words where no bet is left to show them
   * at ([TICKET-15]).
   */
  | { readonly kind: 'not-placed'; readonly message?: string; readonly returned?: Money }
  /** Not placed: the accept mode chosen just before is not saved yet, and the bet would be judged by the one before. */
  | { readonly kind: 'mode-unsaved' }
  /** No answer came in time: the bet may have been placed, see My bets (design, section 4). */
  | { readonly kind: 'no-answer' }
  /** The session ended before the answer came: it is looked up when this player is signed in again. */
  | { readonly kind: 'placement-unknown' }
  /** Bets whose result was unknown were placed. */
  | { readonly kind: 'placed-after-all' }
  /** The key of a placement could not be stored: a reload now would lose sight of it. */
  | { readonly kind: 'not-stored' }
  /** The prices on the slip are too old to bet on: placing waits for a fresh sign of life ([FRESH-3]). */
  | { readonly kind: 'too-old' }
  /** A tap while a custom bet is on the slip: its dialog opens on the tapped match ([PICK-3]). */
  | { readonly kind: 'open-custom-bet'; readonly matchId: MatchId }
  /** The tapped price had moved or changed place under the finger; `key` is what is there now. */
  | { readonly kind: 'tap-moved'; readonly key: OutcomeKey }
  /** The custom bet was removed from the slip: its match is over or was stopped ([SLIP-17]). */
  | { readonly kind: 'custom-bet-dropped'; readonly homeName: string; readonly awayName: string }
  /** Sharing, or opening what was shared, failed (spec section 8, sharing). */
  | { readonly kind: 'share-failed'; readonly why: 'not-found' | 'empty' | 'failed' }
  /**
   * Shared bets replaced the slip; `gone` selections of them are no longer available. `undo` restores the earlier
   * bets.
   */
  | { readonly kind: 'shared-restored'; readonly gone: number; readonly undo?: () => void }
  /** Quick bet did not place a tap ([QUICK-5], [QUICK-11]). */
  | { readonly kind: 'quick-bet-refused'; readonly why: QuickBetRefusal }
  /** The maximum stake was requested for a bet that can be placed at no stake: why, in the server's words. */
  | { readonly kind: 'no-most'; readonly message: string }
  /**
   * Some bets of a request were placed and others refused: why, in the server's words. The refused ones return when
   * the receipt is closed.
   */
  | { readonly kind: 'partly-placed'; readonly messages: readonly string[] }

/** Definitely not placed: the reason, where one was given, and the stake that was returned. */
export function notPlaced({ message, returned }: { message?: string; returned?: Money }): SlipNews {
  return { kind: 'not-placed', ...(message && { message }), ...(returned && { returned }) }
}
