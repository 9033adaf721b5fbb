import { expect, test } from 'vitest'
import { FAVOURITE_TYPES, FAVOURITES_MAX, fitsFavourites } from './favourites.ts'

test('[FAVOURITE-1] matches, tournaments, categories, sports and competitors can be favourites', () => {
  expect(FAVOURITE_TYPES).toEqual(['matches', 'tournaments', 'categories', 'sports', 'competitors'])
})

test.each([
  // count, is there, fits
  [0, false, true],
  [FAVOURITES_MAX - 1, false, true],
  [FAVOURITES_MAX, false, false],
  [FAVOURITES_MAX, true, true],
])('[FAVOURITE-2] beside %i of a type, one that is there already (%s) fits: %s', (count, isThere, fits) => {
  expect(fitsFavourites(count, isThere)).toBe(fits)
})
