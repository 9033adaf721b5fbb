/** After each silence the question is asked again so much later (design, section 4; [PLACE-28]); the last one goes on. */
const REPEAT_AFTER_MS = [2_000, 4_000, 8_000] as const
/** The same when the network has just come back: at once, and soon again should that be lost too ([PLACE-29]). */
const REPEAT_AFTER_RETURN_MS = [0, 1_000, 2_000] as const

/** So long after the network came back a lost answer is known, if the back end can be reached ([PLACE-29]). */
export const DEFINITE_WITHIN_MS = 5_000

/**
 * How long to wait before a lost answer is asked for again, in milliseconds ([PLACE-28], [PLACE-29]). `tries`: how often it was asked
 * for again already; `sinceReturn`: how often of these since the network came back, absent where it did not go.
 */
export function repeatDelayMs(tries: number, sinceReturn?: number): number {
  const early = sinceReturn === undefined ? undefined : REPEAT_AFTER_RETURN_MS[sinceReturn]
  return early ?? REPEAT_AFTER_MS[tries] ?? REPEAT_AFTER_MS[2]
}

/** Codes of refusals that speak of the bets (spec section 8); those below speak of the request alone. */
const BET_CODES = { from: 100, below: 200 } as const

/**
 * Whether a refused repeat tells what became of the placement ([PLACE-36]): only a refusal of its bets does. Any other may come from
 * what stands before the back end, which knows nothing of the request before it.
 */
export function speaksOfBets(code: number | undefined, riskKeys: readonly string[]): boolean {
  const isOfBets = code !== undefined && code >= BET_CODES.from && code < BET_CODES.below
  return isOfBets || riskKeys.length > 0
}

/**
 * Whether a placement whose answer was lost may be sent again ([PLACE-30]): only to a back end that honours the idempotency key, where
 * however often it is sent the bet stands once. Any other is asked for its bet history instead.
 */
export function mayRepeatPost(isKeyHonoured: boolean): boolean {
  return isKeyHonoured
}
