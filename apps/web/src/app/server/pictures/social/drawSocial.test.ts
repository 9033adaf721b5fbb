import { expect, test } from 'vitest'
import { drawSocial, type SocialCard } from './drawSocial.ts'
import { renderPng } from '../renderPng.ts'

const team = (name: string, crest: string) => ({ name, logo: `/assets/crests/${crest}.svg` })
const match = {
  kind: 'match',
  home: team('Harbour Town', 'halves-25-w'),
  away: team('Ashford <Rovers>', 'plain-230-k'),
  time: '18:00',
  day: '22 Nov 2026 · UTC',
} as const
const card = (isRtl: boolean): SocialCard => ({
  siteName: 'Touchline',
  trail: ['Football'],
  isRtl,
  subject: match,
})
const placeOf = (svg: string, words: string): number =>
  Number(new RegExp(`x="(\\d+)"[^>]*>\\u2067?${words}`).exec(svg)?.[1])

test('[META-20] home stands where reading begins', () => {
  expect(placeOf(drawSocial(card(false)), 'Harbour')).toBeLessThan(
    placeOf(drawSocial(card(false)), 'Ashford'),
  )
  expect(placeOf(drawSocial(card(true)), 'Harbour')).toBeGreaterThan(
    placeOf(drawSocial(card(true)), 'Ashford'),
  )
})

test('[META-20] a name writes no markup', () => {
  expect(drawSocial(card(false))).toContain('&lt;Rovers&gt;')
})

test('[META-20] two crests in one picture are each clipped by their own', () => {
  const ids = [...drawSocial(card(false)).matchAll(/<clipPath id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

test('[META-20] a crest that is not ours is left out, nothing is fetched', () => {
  const foreign = {
    ...card(false),
    subject: { ...match, home: { name: 'x', logo: 'https://cdn.example/a.png' } },
  }
  expect(drawSocial(foreign)).not.toContain('cdn.example')
})

test('[META-20] the picture is drawn by the fonts that come with it, the same each time', async () => {
  const svg = drawSocial(card(false))
  const [one, other] = await Promise.all([renderPng(svg), renderPng(svg)])
  expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([1200, 630])
  expect(one.equals(other)).toBe(true)
  // Without its letters it is another picture.
  const bare = await renderPng(svg.replaceAll(/<text.*?<\/text>/g, ''))
  expect(bare.length).toBeLessThan(one.length / 2)
})
