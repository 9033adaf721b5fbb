import { expect, test } from 'vitest'
import { mayRetry, retryDelay } from './createQueryClient.ts'
import { RefusedError } from './RefusedError.ts'

test('[9] a query is retried three times, after at most 30 s', () => {
  expect([0, 1, 2, 3].map(failures => mayRetry(failures, new Error('lost')))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect([0, 1, 2, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000])
})

test.each([400, 401, 403, 404])('a query refused with %i is not retried', status => {
  expect(mayRetry(0, new RefusedError('getMatch', { status }))).toBe(false)
})

test('a failed server is retried', () => {
  expect(mayRetry(0, new RefusedError('getMatch', { status: 503 }))).toBe(true)
})

test('a refused query carries the words of the server, where it has any', () => {
  const body = { localized_message: 'This league is closed today.' }
  expect(new RefusedError('getMatches', { status: 403, body }).words).toBe(body.localized_message)
  expect(new RefusedError('getMatches', {})).toMatchObject({ status: 0, words: undefined })
})
