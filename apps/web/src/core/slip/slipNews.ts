import type { PauseReason } from '@touchline/domain'

/** What the bettor must be told beside the slip itself; the ticket feature has the words. */
export type SlipNews =
  /** A tap was refused, with what is known about the price. */
  | { readonly kind: 'pick-refused'; readonly because: PauseReason | undefined }
  /** A bet is on its way: the slip is locked. */
  | { readonly kind: 'locked' }
  /** The names of a tapped price could not be asked for. */
  | { readonly kind: 'pick-unanswered' }
  /** Definitely not placed, without a reason ([PLACE-5]). */
  | { readonly kind: 'not-placed' }
  /** Nobody answered in time: the bet may stand, see My bets (design, section 4). */
  | { readonly kind: 'no-answer' }
  /** The key of a placement could not be stored: a reload now would lose sight of it. */
  | { readonly kind: 'not-kept' }
