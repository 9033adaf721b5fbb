/** Codes of refusals. 101, 118 and 120 are the specification's (section 8); the others are ours. */
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
  invalidOdds: 101,
  insufficientFunds: 102,
  marketSuspended: 103,
  combinationNotAllowed: 104,
  stakeTooLow: 105,
  stakeTooHigh: 106,
  unknownAccount: 107,
  municipalityNotFound: 118,
  invalidOddsCustomBet: 120,
} as const
export type ErrorCode = (typeof ERROR_CODES)[keyof typeof ERROR_CODES]
