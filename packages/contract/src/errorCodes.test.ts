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
