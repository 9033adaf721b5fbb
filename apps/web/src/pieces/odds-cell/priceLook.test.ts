import { toOdds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { createOddsText } from '#core/settings'
import { pauseNote, priceLabel, priceLook, type PriceTexts } from './priceLook.ts'

const texts: PriceTexts = {
  notOffered: 'not offered',
  reason: because => (because.kind === 'feed' ? because.reason : because.kind),
  moved: { up: 'up', down: 'down' },
}
const odds = toOdds(1850)
const look = { oddsText: createOddsText('european', 'en'), texts } as const

test('the label of an open price has outcome and price', () => {
  expect(priceLook({ odds, availability: 'open' }, look)).toEqual({
    figure: '1.85',
    why: undefined,
    availability: 'open',
    isOff: false,
  })
  expect(priceLabel('Home, result', '1.85', undefined)).toBe('Home, result, 1.85')
})

test('[ODDS-11] a price has the decimal sign of the page’s language, in its figure', () => {
  const german = { ...look, oddsText: createOddsText('european', 'de') }
  expect(priceLook({ odds, availability: 'open' }, german)).toMatchObject({ figure: '1,85' })
})

test('a paused price shows why, and its market too', () => {
  const paused = { odds, availability: 'suspended', because: { kind: 'feed', reason: 'goal' } } as const
  expect(priceLook(paused, look).why).toBe('goal')
  expect(pauseNote(paused, texts)).toBe('goal')
})

test('one outcome that is gone keeps its place and does not affect the market', () => {
  const gone = { odds, availability: 'unavailable', because: { kind: 'no-longer-offered' } } as const
  expect(priceLook(gone, look)).toEqual({
    figure: '–',
    why: 'no-longer-offered',
    availability: 'unavailable',
    isOff: true,
  })
  expect(pauseNote(gone, texts)).toBe('')
})

test('a price no snapshot has named keeps its place', () => {
  expect(priceLook(undefined, look)).toMatchObject({ figure: '–', availability: 'unavailable' })
})

test('an open price that cannot be picked here shows why, and its own pause comes first', () => {
  const blocked = 'cannot be combined'
  const open = priceLook({ odds, availability: 'open' }, { ...look, blocked })
  expect(open).toMatchObject({ why: blocked, isOff: true })
  const paused = { odds, availability: 'suspended', because: { kind: 'feed', reason: 'goal' } } as const
  expect(priceLook(paused, { ...look, blocked }).why).toBe('goal')
})
