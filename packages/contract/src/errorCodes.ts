/**
 * Codes of refusals. 101, 118 and 120 are the specification's (section 8), the others are ours. Those of a single bet
 * (102 to 114) are the domain's placement codes, so that the slip and the API use the same ones; 115 to 119 are about
 * the request.
 */
export const ERROR_CODES = {
  validation: 10,
  unauthorized: 11,
  forbidden: 12,
  blockedCountry: 13,
  notFound: 14,
  rateLimited: 15,
  internal: 16,
  idempotencyMismatch: 17,
  unavailable: 18,
  wrongCredentials: 19,
  notAcceptable: 20,
  invalidOdds: 101,
  marketSuspended: 102,
  notAvailable: 103,
  combinationNotAllowed: 104,
  noSelections: 105,
  noStake: 106,
  stakeTooLow: 107,
  stakeTooHigh: 108,
  winTooHigh: 109,
  unknownAccount: 110,
  insufficientFunds: 111,
  systemNotOffered: 112,
  bonusNotAvailable: 113,
  noGain: 114,
  /** The bet itself was fine: another of its group was refused. */
  groupRefused: 115,
  /** A quick bet is one single on a live match. */
  notAQuickBet: 116,
  winNotAboveStake: 117,
  /** Only from an operator's own back end, which asks players for their municipality. */
  municipalityNotFound: 118,
  oneCustomBetOnly: 119,
  invalidOddsCustomBet: 120,
  /** The offer the bettor saw has changed; `details` has the current one. */
  cashoutChanged: 121,
  /** No cash-out now; `details.because` has the reason. */
  cashoutNotOffered: 122,
  /** The bet was settled, cashed out or is being cashed out. */
  cashoutDecided: 123,
  /** A bet that could not be decided in time: it was refused, and its stake was returned. */
  decidedTooLate: 124,
  /** The player has the maximum number of favourites of this type. */
  favouritesFull: 130,
} as const

/** One of {@link ERROR_CODES}: the `code` of an error body. */
export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES]
