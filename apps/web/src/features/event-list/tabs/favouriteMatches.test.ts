import { hashKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { favouriteMatchesQuery } from './favouriteMatches.ts'

const SCOPE = { sport_key: 'soccer' }

test('favourites of a page belong to each player, and are requested again each time they are shown', () => {
  const one = favouriteMatchesQuery(SCOPE, '7')
  expect(hashKey(one.queryKey)).not.toBe(hashKey(favouriteMatchesQuery(SCOPE, '8').queryKey))
  expect(one).toMatchObject({ staleTime: 0, gcTime: 0 })
})
