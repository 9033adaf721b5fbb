import { expect, test } from 'vitest'
import { imagePath, type SocialImage } from '../../../head/socialImage.ts'
import { readSocialPath } from './readSocialPath.ts'

const read = (image: SocialImage) =>
  readSocialPath(new URL(imagePath(image), 'https://bets.example').pathname)

test.each(['first-league', 'östersund-fk', 'st.pauli', 'a_b~c', 'ガンバ大阪', 'v1.0'])(
  '[META-16] whatever slug a page may have, its picture has an address that reads back: %s',
  slug => {
    const place = { locale: 'de', sport: 'soccer', slug }
    expect(read(place)).toEqual({ ...place, isEvent: false })
    expect(read({ ...place, startTime: 1_800_000_000_000 })).toEqual({ ...place, isEvent: true })
  },
)

test('[META-16] the site and each sport have a picture of their own', () => {
  expect(read({ locale: 'zh-Hans' })).toEqual({ locale: 'zh-Hans', isEvent: false })
  expect(read({ locale: 'de', sport: 'counter_strike' })).toEqual({
    locale: 'de',
    sport: 'counter_strike',
    isEvent: false,
  })
})

test.each([
  'de.png',
  'de/soccer.png',
  'de/soccer/a/b/c.png',
  'de/soccer/a%2Fb.png',
  'de/soccer/%E0%A4%A.png',
  'de/SOCCER/a.png',
  'de/soccer/a/B!.png',
  'de/soccer/a.svg',
  `de/soccer/${'a'.repeat(201)}.png`,
])('[META-16] %s names no picture', path => {
  expect(readSocialPath(`/images/social/${path}`)).toBeUndefined()
})
