import type { BetWire } from '@touchline/contract'
import { expect, test } from 'vitest'
import { BetCard } from './BetCard.tsx'
import type { TestLocale } from '#core/addresses/testing'
import { aBet, createBetsFixture, aLeg, euros, NOW } from '../testing/betsFixture.tsx'
import { toPlacedBet } from '../bet/index.ts'

type Fixture = ReturnType<typeof createBetsFixture>

/** The text of a bet as a reader sees it. */
function words(
  bet: Partial<BetWire>,
  happens: (fixture: Fixture) => void = () => {},
  locale?: TestLocale,
): string {
  const fixture = createBetsFixture(locale)
  happens(fixture)
  const matches = { followed: new Set<never>(), seeds: {} }
  return fixture.words(<BetCard bet={toPlacedBet(aBet(bet))} matches={matches} />)
}

test('a leg in play shows clock and score of its match as they are now, one to come its kick-off', () => {
  const leg = aLeg({ match_id: '8', match_status: 1, match_score: { home: 0, away: 0 } })
  expect(words({ selections: [leg] }, ({ play }) => play('8'))).toContain('28′ 1–1')
  expect(words({ selections: [leg] })).toContain('0–0')
  expect(words({})).toContain('21 Nov, 21:30')
})

test('an offer to cash out is a slide with its amount, a part of it and a rule stand behind their buttons', () => {
  expect(words({})).toMatch(/Slide to cash out €14\.80.*Partial cash out.*Auto cash-out/)
  expect(words({}, undefined, 'de')).toMatch(/Zum Auszahlen schieben 14,80/)
  expect(words({ cashout_rule: { at_least: 2_000 } })).toContain('At €20.00 or more')
})

test('a later offer of the channel takes the place of the list’s', () => {
  const offer = (v: number, value: number) => (fixture: Fixture) => {
    fixture.cash.setState({ offers: { b1: { version: v, offer: euros(value) as never } } })
  }
  expect(words({}, offer(5, 1_510))).toContain('€15.10')
  expect(words({}, offer(4, 1_510))).toContain('€14.80')
})

test.each([
  ['suspended', 'Cash out is suspended while odds are updating.'],
  ['no_value', 'This bet is worth too little to cash out right now.'],
  ['not_offered', 'Cash out isn’t available for this bet.'],
] as const)('without an offer it shows the reason: %s', (because, reason) => {
  const shown = words({ to_cashout: null, cash_out: { v: 5, because } })
  expect(shown).toContain(reason)
  expect(shown).not.toContain('Slide')
})

test('no offer is shown that may be an old one', () => {
  const shown = words({}, ({ cash }) => void cash.markOffersUnsure())
  expect(shown).toContain('Updating the offer.')
  expect(shown).not.toContain('€14.80')
})

test('a bet of a back end without cash-out has no word of it', () => {
  expect(words({ to_cashout: undefined, cash_out: undefined })).not.toMatch(/cash/i)
})

test('what was confirmed stays in sight until it is answered', () => {
  expect(words({}, ({ slide }) => slide())).toContain('Cashing out €14.80')
  const inProgress = {
    status: 'cashout_in_progress',
    decide_at: NOW + 4_000,
    to_cashout: euros(2_210),
  } as const
  expect(words(inProgress)).toMatch(/Waiting for confirmation €22\.10 4 seconds/)
})

test('half results, dead heats, void legs and corrections are explained in a sentence', () => {
  const settled = { status: 'done', win_amount: euros(500), settled_at: NOW } as const
  const half = { ...settled, result: 'refund_half_lose_other' } as const
  expect(words(half)).toContain('half of the stake lost and half was refunded')
  const tied = {
    ...settled,
    result: 'win_entire',
    selections: [aLeg({ result: 'win_entire', tied: 2 })],
  } as const
  expect(words({ ...tied, selections: [...tied.selections] })).toContain('Dead heat: 2 share the place')
  const places = { ...tied, selections: [aLeg({ result: 'win_entire', tied: 3, tied_places: 2 })] }
  expect(words(places)).toContain('Dead heat: 3 share 2 places, so 2/3 of the winnings are paid.')
  const legs = [aLeg({ result: 'win_entire' }), aLeg({ match_id: '8', result: 'refund_entire' })]
  expect(words({ ...settled, result: 'win_entire', type: 'combo', selections: legs })).toContain(
    'A refunded leg counts at odds of 1.00.',
  )
  expect(words({ ...settled, result: 'win_entire', corrected_at: NOW })).toContain(
    'The result was corrected on 21 Nov, 20:14',
  )
})

test('a combo that paid less than it cost shows it, and how its legs counted; only a win is shown as one', () => {
  const half = aLeg({ match_id: '8', result: 'refund_half_lose_other', match_status: 4 })
  const bet = {
    type: 'combo',
    status: 'done',
    settled_at: NOW,
    selections: [half, { ...half, match_id: '9' }],
    result: 'refund_half_lose_other',
    win_amount: euros(250),
  } as const
  const shown = words({ ...bet, selections: [...bet.selections] })
  expect(shown).toContain('Partly refunded')
  expect(shown).toContain('A half refunded leg counts at odds of 0.50, because its other half is lost.')
  expect(shown).not.toMatch(/half the stake|Half lost, half refunded|Refunded/)
})

test('a custom bet with a void leg came back whole, at no odds of 1.00', () => {
  const shown = words({
    type: 'custom_bet',
    status: 'done',
    settled_at: NOW,
    result: 'refund_entire',
    win_amount: euros(1_000),
    selections: [aLeg({ result: 'win_entire' }), aLeg({ market_id: 18, result: 'refund_entire' })],
  })
  expect(shown).toContain('Refunded')
  expect(shown).toContain('This bet had combined odds for all selections.')
  expect(shown).not.toContain('1.00.')
})

test('a day of another year has its year', () => {
  const yearAgo = NOW - 365 * 86_400_000
  expect(words({ created_at: yearAgo, settled_at: null })).toContain('21 Nov 2025')
})

test('a submitted bet counts down and shows what a moved price does to it', () => {
  const submitted = {
    status: 'submitted',
    decide_at: NOW + 4_000,
    accept_mode: 'higher',
    to_cashout: null,
  } as const
  expect(words(submitted)).toMatch(/Decision in 4 seconds\. Higher odds are accepted/)
})

test('a rejected bet shows the reason, that the stake was returned, and its current price', () => {
  const at = { match_id: '7', market_id: 1, specifier: '', outcome_id: '1' }
  const details = { selections: [{ ...at, reason: 'odds_changed' as const, odds: 1_800 }] }
  const shown = words({ status: 'rejected', refusal: { code: 101, localized_message: 'Moved.', details } })
  expect(shown).toMatch(
    /Moved\. Your stake is back in your balance\. Calder City was 1\.95 and is now 1\.80\./,
  )
})

test('a refused bet shows what was returned, and its match is not followed any more', () => {
  const leg = aLeg({ match_id: '8', match_status: 1 })
  const shown = words({ status: 'rejected', selections: [leg] }, ({ play }) => play('8'))
  expect(shown).toContain('Back €10.00')
  expect(shown).not.toMatch(/Paid|28′/)
})

test('a price that was taken otherwise than it was tapped shows both', () => {
  expect(words({ selections: [aLeg({ odds_at_tap: 1_900 })] })).toContain('1.90 1.95')
})

test('of a bet that was cashed out in part the rest stays open', () => {
  const shown = words({
    open_stake: euros(600),
    cashed_out: { stake: euros(400), value: euros(590) },
  } as Partial<BetWire>)
  expect(shown).toContain('€4.00 of your stake was cashed out for €5.90.')
  expect(shown).toContain('€6.00 still open')
})

test('a leg names the country or region its match is of', () => {
  expect(words({ selections: [aLeg({ category_name: 'Skerry Isles' })] })).toContain('Skerry Isles')
})
