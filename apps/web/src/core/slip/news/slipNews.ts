import type { OutcomeKey, PauseReason } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import type { Money } from '@touchline/domain/money'
import type { QuickBetRefusal } from '@touchline/domain/quick-bet'

/** What the bettor must be told beside the slip itself; the ticket feature has the words. */
export type SlipNews =
  /** A tap was refused, with what is known about the price. */
  | { readonly kind: 'pick-refused'; readonly because: PauseReason | undefined }
  /** A bet is on its way: the slip is locked. */
  | { readonly kind: 'locked' }
  /** The names of a tapped price could not be asked for. */
  | { readonly kind: 'pick-unanswered' }
  /** Definitely not placed: without a reason ([PLACE-5]), or with the server's words where no bet is left to say them of ([TICKET-15]). */
  | { readonly kind: 'not-placed'; readonly message?: string; readonly returned?: Money }
  /** Not placed: the accept mode chosen just before is not saved yet, and the bet would be judged by the one before. */
  | { readonly kind: 'mode-unsaved' }
  /** Nobody answered in time: the bet may stand, see My bets (design, section 4). */
  | { readonly kind: 'no-answer' }
  /** The session ended before the answer came: it is asked for again when this player is back. */
  | { readonly kind: 'placement-unknown' }
  /** Bets that were in doubt stand. */
  | { readonly kind: 'placed-after-all' }
  /** The key of a placement could not be stored: a reload now would lose sight of it. */
  | { readonly kind: 'not-stored' }
  /** The prices on the slip are too old to bet on: placing waits for a fresh sign of life ([FRESH-3]). */
  | { readonly kind: 'too-old' }
  /** A tap while a custom bet is on the slip: its dialog opens on the tapped match ([PICK-3]). */
  | { readonly kind: 'open-custom-bet'; readonly matchId: MatchId }
  /** A price was about to be taken that had moved or changed place under the finger; `key` is what lies there now. */
  | { readonly kind: 'tap-moved'; readonly key: OutcomeKey }
  /** The custom bet went from the slip by itself: its match is over or was stopped ([SLIP-17]). */
  | { readonly kind: 'custom-bet-dropped'; readonly homeName: string; readonly awayName: string }
  /** Sharing, or taking over what was shared, came to nothing (spec section 8, sharing). */
  | { readonly kind: 'share-failed'; readonly why: 'not-found' | 'empty' | 'failed' }
  /** Shared bets took the slip over; `gone` selections of them are not available any more. `undo` brings the earlier bets back. */
  | { readonly kind: 'shared-restored'; readonly gone: number; readonly undo?: () => void }
  /** A tap that quick bet was to place at once, and did not ([QUICK-5], [QUICK-11]). */
  | { readonly kind: 'quick-bet-refused'; readonly why: QuickBetRefusal }
  /** The most was asked for a bet that can be placed at no stake: why, in the server's words. */
  | { readonly kind: 'no-most'; readonly message: string }
  /** Some bets of a request were taken and the rest was not: why, in the server's words. They come back when the receipt is closed. */
  | { readonly kind: 'partly-placed'; readonly messages: readonly string[] }

/** Definitely not placed: why, where it was said, and what came back. */
export function notPlaced({ message, returned }: { message?: string; returned?: Money }): SlipNews {
  return { kind: 'not-placed', ...(message && { message }), ...(returned && { returned }) }
}
