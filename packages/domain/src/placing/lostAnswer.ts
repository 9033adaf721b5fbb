/** Delays before an unanswered request is repeated (design, section 4; [PLACE-28]); the last one repeats. */
const REPEAT_AFTER_MS = [2_000, 4_000, 8_000] as const
/** The same when the network has just returned: at once, and soon again if that attempt is lost too ([PLACE-29]). */
const REPEAT_AFTER_RETURN_MS = [0, 1_000, 2_000] as const

/** Within this time after the network returned a lost answer is known, if the back end can be reached ([PLACE-29]). */
export const DEFINITE_WITHIN_MS = 5_000

/**
 * How long to wait before a request with a lost answer is repeated, in milliseconds ([PLACE-28], [PLACE-29]). `tries`:
 * number of repeats so far; `sinceReturn`: those since the network returned, absent where it was never lost.
 */
export function repeatDelayMs(tries: number, sinceReturn?: number): number {
  const early = sinceReturn === undefined ? undefined : REPEAT_AFTER_RETURN_MS[sinceReturn]
  return early ?? REPEAT_AFTER_MS[tries] ?? REPEAT_AFTER_MS[2]
}

/** Codes of refusals that concern the bets (spec section 8); lower ones concern only the request. */
const BET_CODES = { from: 100, below: 200 } as const

/**
 * Whether a refused repeat reveals the result of the placement ([PLACE-36]): only a refusal of its bets does. Any other
 * may come from a proxy before the back end, which does not know the earlier request.
 */
export function isAboutBets(code: number | undefined, riskKeys: readonly string[]): boolean {
  const isOfBets = code !== undefined && code >= BET_CODES.from && code < BET_CODES.below
  return isOfBets || riskKeys.length > 0
}

/**
 * Whether a placement whose answer was lost may be sent again ([PLACE-30]): only to a back end that honours the
 * idempotency key, so that the bet is placed once however often it is sent. For any other the bet history is read
 * instead.
 */
export function mayRepeatPost(isKeyHonoured: boolean): boolean {
  return isKeyHonoured
}
