import { PLACEMENT_CODES } from '@touchline/domain/placing'
import { expect, test } from 'vitest'
import { ERROR_CODES } from './errorCodes.ts'

test('[PLACE-6] every reason the domain refuses a bet for has its code here', () => {
  const codes = Object.values<number>(ERROR_CODES)
  for (const [kind, code] of Object.entries(PLACEMENT_CODES)) expect(codes, kind).toContain(code)
})

test('no code stands for two things', () => {
  const codes = Object.values(ERROR_CODES)
  expect(new Set(codes).size).toBe(codes.length)
})

/** Clients of operators know these numbers: none may change its meaning. */
test.each([
  ['validation', 10],
  ['unauthorized', 11],
  ['forbidden', 12],
  ['blockedCountry', 13],
  ['notFound', 14],
  ['rateLimited', 15],
  ['internal', 16],
  ['idempotencyMismatch', 17],
  ['unavailable', 18],
  ['wrongCredentials', 19],
  ['notAcceptable', 20],
  ['invalidOdds', 101],
  ['marketSuspended', 102],
  ['notAvailable', 103],
  ['combinationNotAllowed', 104],
  ['noSelections', 105],
  ['noStake', 106],
  ['stakeTooLow', 107],
  ['stakeTooHigh', 108],
  ['winTooHigh', 109],
  ['unknownAccount', 110],
  ['insufficientFunds', 111],
  ['systemNotOffered', 112],
  ['bonusNotAvailable', 113],
  ['noGain', 114],
  ['groupRefused', 115],
  ['notAQuickBet', 116],
  ['winNotAboveStake', 117],
  ['municipalityNotFound', 118],
  ['oneCustomBetOnly', 119],
  ['invalidOddsCustomBet', 120],
  ['cashoutChanged', 121],
  ['cashoutNotOffered', 122],
  ['cashoutDecided', 123],
  ['decidedTooLate', 124],
  ['favouritesFull', 130],
] as const)('%s is %i', (name, code) => expect(ERROR_CODES[name]).toBe(code))

test('the codes of section 8 have their meaning: odds 101, municipality 118, odds of a custom bet 120', () => {
  const nameOf = (code: number) => Object.entries(ERROR_CODES).find(([, one]) => one === code)?.[0]
  expect([101, 118, 120].map(nameOf)).toEqual(['invalidOdds', 'municipalityNotFound', 'invalidOddsCustomBet'])
  expect(Object.keys(ERROR_CODES)).toHaveLength(36)
})
