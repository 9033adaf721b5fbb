import { type BetTerm, betTerms, TERM_KEYS, type TermsBet } from '@touchline/domain/terms'
import { describe, expect, test } from 'vitest'
import { createI18n } from '#shared/i18n'
import { messagesOf } from './messagesOf.ts'

const textIn = (locale: string) => {
  const { messages } = messagesOf(locale)
  return createI18n({ locale, direction: 'ltr', timeZone: 'UTC', messages }).t
}

/** One leg for each form of a market's text. */
const LEGS = [
  ...['-1.5', '-1', '-0.75', '-0.5', '-0.25', '0', '0.25', '0.75', '1', '1.25', '1.5', '-1.25'].map(hcp =>
    leg(16, `hcp=${hcp}`, '1714'),
  ),
  ...['0.5', '2', '2.25', '2.75'].flatMap(line => [
    leg(18, `total=${line}`, '12'),
    leg(18, `total=${line}`, '13'),
  ]),
  leg(14, 'hcp=0:1', '1712'),
  leg(1, '', '2'),
  leg(10, '', '10'),
  leg(186, '', '4'),
  ...['74', '76'].map(id => leg(29, '', id)),
  ...['70', '72'].map(id => leg(26, '', id)),
  ...['6', '7'].map(id => leg(8, 'goalnr=2', id)),
  leg(45, '', '274', '2:1'),
  leg(47, '', '418', 'Calder City / Draw'),
]

const FREEBETS = ['freebet_all_win', 'freebet_only_win', 'freebet_no_risk'] as const

const BETS: readonly TermsBet[] = [
  ...FREEBETS.map((type): TermsBet => ({
    type: 'single',
    selections: LEGS.slice(0, 1),
    bonus: { id: 'b1', type },
  })),
  ...LEGS.map((selection): TermsBet => ({ type: 'single', selections: [selection] })),
  { type: 'combo', selections: LEGS.slice(0, 3) },
  { type: 'custom_bet', selections: LEGS.slice(0, 2) },
  { type: 'system', system: { id: '2/4', winCount: 2, totalCount: 4 }, selections: LEGS.slice(0, 4) },
  { type: 'system', named: 'lucky-15', selections: LEGS.slice(0, 4) },
]
const SAID: readonly BetTerm[] = BETS.flatMap(betTerms)

describe.each(['en', 'de', 'ar'])('terms in %s', locale => {
  const t = textIn(locale)

  test('[TERMS-1] every sentence a bet can say has words, and its values fill them', () => {
    expect([...new Set(SAID.map(({ textKey }) => textKey))].toSorted()).toEqual([...TERM_KEYS].toSorted())
    for (const { textKey, values } of SAID) expect(t(textKey, values), textKey).toMatch(/^[^{}<>]{8,}$/)
  })
})

test('figures read as a person would say them', () => {
  const t = textIn('en')
  const words = (bet: TermsBet) => betTerms(bet).map(({ textKey, values }) => t(textKey, values))
  expect(words({ type: 'single', selections: [leg(18, 'total=2.25', '12')] })).toEqual([
    'Your stake is returned if the match is called off or the market is void.',
    'Wins if the total is 3 or more.',
    'Half lost, half refunded if the total is exactly 2.',
    'Loses if the total is 1 or less.',
    'Regular time counts, including stoppage time. Extra time and penalties don’t.',
  ])
  expect(words({ type: 'single', selections: [leg(187, 'hcp=-1.5', '1715')] }).slice(1)).toEqual([
    'Wins if Ashford Rangers ends ahead, level or behind by 1.',
    'Loses if Ashford Rangers ends behind by 2 or more.',
  ])
  expect(words(BETS.at(-2)!).slice(0, 4)).toEqual([
    'At least 2 of 4 legs must win. Your stake is split evenly over 6 lines.',
    '2 winners: 1 of 6 lines pays.',
    '3 winners: 3 of 6 lines pay.',
    '4 winners: 6 of 6 lines pay.',
  ])
})

function leg(marketId: number, specifier: string, outcomeId: string, outcomeName = 'Calder City') {
  const names = { homeName: 'Calder City', awayName: 'Ashford Rangers', marketName: 'Half-time/full-time' }
  return { marketId, specifier, outcomeId, outcomeName, ...names }
}
