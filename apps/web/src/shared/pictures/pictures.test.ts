import { expect, test } from 'vitest'
import { pictureAddress, PICTURES, readPictureAddress, type PictureName } from './pictures.ts'
import { pictureSources } from './pictureSources.ts'

const NAMES = Object.keys(PICTURES) as PictureName[]

test('[7.5] the light theme and phones have suffixes, formats and sizes their own files', () => {
  const file = { name: 'errors/404', theme: 'light', isMobile: true, scale: 2, format: 'avif' } as const
  expect(pictureAddress(file)).toBe('/images/pictures/errors/404-light-mobile@2x.avif')
  expect(pictureAddress({ ...file, theme: 'dark', isMobile: false, scale: 1, format: 'webp' })).toBe(
    '/images/pictures/errors/404@1x.webp',
  )
})

test('[7.5] the ground of a sport lies in the folder of the game statistics', () => {
  const name = 'sports/game-stats-backgrounds/ice_hockey'
  expect(pictureAddress({ name, theme: 'light', isMobile: false, scale: 1, format: 'webp' })).toBe(
    '/images/pictures/sports/game-stats-backgrounds/ice_hockey-light@1x.webp',
  )
})

test.each(NAMES)('every address of %s reads back as what it names', name => {
  for (const theme of [undefined, 'dark', 'light'] as const)
    for (const { srcSet } of pictureSources(name, theme))
      for (const address of srcSet.split(', ').map(one => one.split(' ')[0]!)) {
        const file = readPictureAddress(address)
        expect(file && pictureAddress(file)).toBe(address)
      }
})

test.each([
  '/images/pictures/errors/404@3x.avif',
  '/images/pictures/errors/404@1x.png',
  '/images/pictures/errors/405@1x.avif',
  '/images/pictures/../secret@1x.avif',
  '/images/pictures/__proto__@1x.avif',
])('%s names no picture', path => expect(readPictureAddress(path)).toBeUndefined())

test('[7.5] avif comes before webp, phones before all, and the system decides the theme until one is chosen', () => {
  const short = pictureSources('errors/404', undefined).map(({ media, type }) => [media, type])
  expect(short).toEqual([
    ['(max-width: 780px) and (prefers-color-scheme: light)', 'image/avif'],
    ['(max-width: 780px) and (prefers-color-scheme: light)', 'image/webp'],
    ['(max-width: 780px)', 'image/avif'],
    ['(max-width: 780px)', 'image/webp'],
    ['(prefers-color-scheme: light)', 'image/avif'],
    ['(prefers-color-scheme: light)', 'image/webp'],
    [undefined, 'image/avif'],
    [undefined, 'image/webp'],
  ])
  expect(pictureSources('errors/404', 'light').map(({ media }) => media)).toEqual([
    '(max-width: 780px)',
    '(max-width: 780px)',
    undefined,
    undefined,
  ])
  expect(pictureSources('errors/404', 'light')[0]?.srcSet).toBe(
    '/images/pictures/errors/404-light-mobile@1x.avif 1x, /images/pictures/errors/404-light-mobile@2x.avif 2x',
  )
})
