import type { Bet } from '@touchline/domain/bet'
import { currencyOf, moneyOf } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import { PLACEMENT_CODES } from '@touchline/domain/placing'
import { expect, test } from 'vitest'
import { SlipView } from './SlipView.tsx'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'

const first = anOutcome('7', 2100)
const second = anOutcome('8', 3010)
const dock = <SlipView place="dock" />

test('an empty slip explains how to begin', () => {
  expect(createTicketFixture().words(dock)).toContain('Your bet slip is empty')
})

test('[TICKET-9] a slip being restored shows that its prices are checked, and not that it is empty', () => {
  const { slip, pick, words } = createTicketFixture()
  slip.dispatch({ type: 'restoring-started' })
  expect(words(dock)).toContain('Checking odds Your selections are back at current odds.')
  expect(words(dock)).not.toContain('empty')
  pick(first)
  expect(words(dock)).toMatch(/Odds 2\.10.*Checking odds/)
  slip.dispatch({ type: 'restored', bets: [], source: 'storage' })
  expect(words(dock)).not.toContain('Checking')
})

test('a single asks for a stake, then names the amount', () => {
  const { pick, stake, words, session } = createTicketFixture()
  pick(first)
  expect(words(dock)).toContain('Enter a stake')
  stake(2000)
  expect(words(dock)).toMatch(/Stake €20\.00 Odds 2\.10 Returns €42\.00 Sign in to place/)
  session.setState({ status: 'LOGGED_IN' })
  expect(words(dock)).toContain('Place bet · €20.00')
})

test('[ODDS-5] [ODDS-11] a single reads the same on its leg and in its total, with the decimal sign of its sums', () => {
  const { pick, stake, move, words } = createTicketFixture('de')
  pick(anOutcome('7', 1995))
  stake(1000)
  expect(words(dock).match(/1[.,]995?|2[.,]00\b/g)).toEqual(['1,995', '1,995'])
  expect(words(dock)).toContain('19,95')
  move(anOutcome('7', 1995), 1005)
  expect(words(dock)).toContain('1,995 1,005')
})

test('a stake above the balance names what is missing', () => {
  const { pick, stake, words, session } = createTicketFixture()
  pick(first)
  stake(2000)
  const currency = { code: 'EUR', subunits: 100, fiat: true, symbol: '€' } as never
  const balance = { value: 1500, currency: 'EUR', subunits: 100 } as never
  session.setState({ status: 'LOGGED_IN', accounts: [{ currency, balance, active: true }] })
  expect(words(dock)).toContain('€5.00 short: lower the stake')
})

test.each(['stale', 'too-old'] as const)(
  'a leg whose price is %s is marked and explained, and keeps its figure, until it is fresh again',
  how => {
    const { pick, age, words, draw } = createTicketFixture()
    pick(first, second)
    age(first, how)
    expect(words(dock).match(/Odds may be out of date/g)).toHaveLength(1)
    expect(words(dock)).toContain('2.10')
    expect(draw(dock).match(/data-old/g)).toHaveLength(1)
    age(first, 'fresh')
    expect(draw(dock)).not.toMatch(/data-old|may be old/)
  },
)

test('a leg that takes no bets shows that, and not how old its price is', () => {
  const { slip, pick, age, words, draw } = createTicketFixture()
  pick(first)
  slip.dispatch({ type: 'availability-changed', changes: [{ ...first, marketStatus: -1 }] })
  age(first, 'stale')
  expect(words(dock)).not.toContain('may be old')
  expect(draw(dock)).not.toContain('data-old')
})

test('a price that fell is struck through beside the new one, and one button accepts', () => {
  const { pick, stake, move, words, draw } = createTicketFixture()
  pick(first, second)
  stake(1000)
  move(first, 2050)
  expect(draw(dock)).toContain('<s>2.10</s>')
  expect(words(dock)).toContain('Odds dropped on 1 selection. Returns are now €61.71, not €63.21.')
  expect(words(dock)).toMatch(/Odds 6\.32 6\.17 Returns €63\.21 €61\.71 Accept 6\.17/)
})

test('[sb.ticket] paused and gone legs carry their labels, and the action names the leg', () => {
  const { pick, stake, slip, words } = createTicketFixture()
  pick(first, second)
  stake(1000)
  slip.dispatch({ type: 'availability-changed', changes: [{ ...second, marketStatus: -1 }] })
  expect(words(dock)).toMatch(/Suspended.*Leg 2 is suspended/)
  slip.dispatch({ type: 'availability-changed', changes: [{ ...second, marketStatus: 'missing' }] })
  expect(words(dock)).toMatch(/No longer available.*Odds – Returns – Fix leg 2 to place/)
})

test('[TICKET-8] a paused leg shows why, then for how long; the notice and the button agree', () => {
  const { pick, stake, slip, words, pause, pass, move } = createTicketFixture()
  pick(first, second)
  stake(1000)
  pause(second, 'video_review')
  slip.dispatch({ type: 'availability-changed', changes: [{ ...second, marketStatus: -1 }] })
  move(first, 2050)
  expect(words(dock)).toContain('Suspended · Video review')
  const text = words(dock).match(/Leg 2 is suspended · Video review/g)
  expect(text).toHaveLength(2)
  expect(words(dock)).not.toContain('went down')
  pass(14_000)
  expect(words(dock)).toContain('Suspended 0:14 · Video review')
})

test('[TICKET-8] what is no longer offered is counted, and removed in one tap', () => {
  const { pick, stake, slip, words } = createTicketFixture()
  const third = anOutcome('9', 1500)
  pick(first, second, third)
  stake(1000)
  const gone = (...outcomes: (typeof first)[]): void =>
    slip.dispatch({
      type: 'availability-changed',
      changes: outcomes.map(outcome => ({ ...outcome, marketStatus: 'missing' as const })),
    })
  gone(second)
  expect(words(dock)).toMatch(
    /1 selection is no longer available\. Remove this selection .*Fix leg 2 to place/,
  )
  gone(second, third)
  expect(words(dock)).toMatch(
    /2 selections are no longer available\. Remove these 2 selections .*Fix leg 2 to place/,
  )
  slip.dispatch({ type: 'unavailable-removed' })
  expect(words(dock)).not.toContain('no longer available')
  expect(words(dock)).toContain('Returns €21.00')
})

test('[SLIP-6] two picks of one match say why they cannot combine and offer the ways out', () => {
  const { pick, words } = createTicketFixture()
  pick(first, anOutcome('7', 1500, { marketId: 2, outcomeName: 'Over 2.5' }))
  const shown = words(dock)
  expect(shown).toContain('Two selections from one match can’t be combined.')
  expect(shown).toContain('Remove Over 2.5')
  expect(shown).toContain('Change selections to place')
})

test('a refusal shows first that no money was taken, then which leg, then the ways out', () => {
  const { pick, stake, refuse, words, draw } = createTicketFixture()
  pick(first, second)
  stake(1000)
  const kind = 'leg-unavailable'
  const code = PLACEMENT_CODES[kind]
  refuse({ kind: 'refused', code, byBet: {}, refusals: [{ kind, code, leg: second }] })
  expect(words(dock)).toContain('Bet not placed. No money was taken. Leg 2 needs your attention.')
  expect(words(dock)).toMatch(/This market closed before your bet was accepted.*Remove leg Open match/)
  // SlipSpeech announces it once; the visible notice must not announce it again.
  expect(draw(dock)).not.toContain('role="alert"')
  expect(draw(dock)).toContain('href="/sports/soccer/match-8"')
})

test('a bet refused while the bookmaker decided shows that the stake was returned, because it had been taken', () => {
  const { pick, stake, refuse, words } = createTicketFixture()
  pick(first)
  stake(1000)
  const returned = moneyOf(1000, currencyOf('EUR')!)
  refuse({ kind: 'refused', code: 108, byBet: {}, message: 'The price moved.', returned })
  expect(words(dock)).toContain(
    'Bet not placed. Your stake of €10.00 is back in your balance. The price moved.',
  )
  expect(words(dock)).not.toContain('No money was taken')
})

test('[PLACE-34] an unknown bet stays in sight until its result is known, to its player or a visitor', () => {
  const { slip, session, words } = createTicketFixture()
  const placement = { key: 'k', bets: [], startedAt: 0, player: '5' }
  slip.unknownPlacements.setState([placement], true)
  expect(words(dock)).toContain('You were signed out before it was.')
  expect(words(dock)).toContain('Sign in')
  const player = (id: string) => session.setState({ status: 'LOGGED_IN', player: { id } as never })
  player('5')
  expect(words(dock)).toContain('We’re checking it.')
  player('6')
  expect(words(dock)).not.toContain('answer to your bet')
  player('5')
  slip.unknownPlacements.setState([], true)
  expect(words(dock)).not.toContain('answer to your bet')
})

test('a refusal without a leg gives the server’s words, or ours by its code', () => {
  const { pick, stake, refuse, words } = createTicketFixture()
  pick(first)
  stake(1000)
  refuse({ kind: 'refused', code: 999, byBet: {} })
  expect(words(dock)).toContain('We couldn’t accept this bet.')
  refuse({ kind: 'refused', code: 108, byBet: {}, message: 'The highest stake is €5.' })
  expect(words(dock)).toContain('No money was taken. The highest stake is €5.')
})

test.each([
  ['stake-too-low', 3000, 'Minimum stake €30.00.', 3000],
  ['stake-too-high', 500, 'Maximum stake €5.00.', 500],
  ['win-too-high', 1050, 'Maximum payout €10.50.', 500],
  ['not-enough-money', 700, 'Balance too low: €7.00.', 700],
] as const)(
  '[PLACE-26] a sum refused as %s shows the figure and offers the accepted stake, in one tap',
  (kind, limit, text, mended) => {
    const { pick, stake, refuse, words } = createTicketFixture()
    pick(first)
    stake(2000)
    const code = PLACEMENT_CODES[kind]
    refuse({ kind: 'refused', code, byBet: {}, message: 'Why.', refusals: [{ kind, code, limit }] })
    const offer = `Set the stake to €${(mended / 100).toFixed(2)}`
    expect(words(dock)).toContain(`No money was taken. Why. ${text} ${offer}`)
  },
)

test('[PLACE-26] among others a refused sum names its bet, and one tap fixes all of them', () => {
  const { pick, slip, refuse, words } = createTicketFixture()
  slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  pick(first, second)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  slip.dispatch({ type: 'stake-set', stake: 2000, source: 'stake' })
  const [one, two] = slip.getState().bets.map(bet => bet.id) as [string, string]
  const code = PLACEMENT_CODES['stake-too-high']
  const tooHigh = (betId: string, limit: number) => ({ kind: 'stake-too-high', code, limit, betId }) as const
  const answer = { kind: 'refused', code, message: 'Why.', byBet: { [one]: 'Why.', [two]: 'Why.' } } as const
  refuse({ ...answer, refusals: [tooHigh(two, 500)] })
  expect(words(dock)).toMatch(/Why\. Home 8 : Maximum stake €5\.00\. Set the stake on Home 8 to €5\.00/)
  refuse({ ...answer, refusals: [tooHigh(one, 700), tooHigh(two, 500)] })
  expect(words(dock)).toMatch(
    /Home 7 : Maximum stake €7\.00\. Home 8 : Maximum stake €5\.00\. Set these 2 stakes/,
  )
})

test('a bet under way is "not placed yet", and one without an answer is being checked', () => {
  const { pick, stake, slip, words } = createTicketFixture()
  pick(first)
  stake(1000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 6_000 })
  expect(words(dock)).toMatch(/4 Not placed yet.*Placing · 4 s/)
  slip.dispatch({ type: 'placing-delayed', key: 'k', decideAt: 13_000 })
  // A match that has not begun has no live delay: the bet is above the limit, and the player may request a review.
  expect(words(dock)).toMatch(/3 Not placed yet Your stake is above.*Trader review 3 s left/)
  slip.dispatch({ type: 'answer-unknown', key: 'k' })
  expect(words(dock)).toContain('Checking your bet No answer yet.')
})

test('a live bet shows that it waits', () => {
  const { pick, stake, slip, words } = createTicketFixture()
  pick(anOutcome('7', 2100, { matchStatus: 1 }))
  stake(1000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 6_000 })
  slip.dispatch({ type: 'placing-delayed', key: 'k', decideAt: 13_000 })
  expect(words(dock)).toMatch(/3 Not placed yet Live bets are held.*Live delay 3 s left/)
})

test('a bet in its live delay shows what each leg cost at the tap and on arrival, and costs now', () => {
  const { pick, stake, slip, words, move } = createTicketFixture()
  pick(first)
  stake(1000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 6_000 })
  const atArrival = [{ ...first, odds: 2050 as Odds }]
  slip.dispatch({ type: 'placing-delayed', key: 'k', decideAt: 13_000, atArrival })
  move(first, 1980)
  expect(words(dock)).toContain('When you tapped 2.10 When received 2.05 Now 1.98')
})

test.each([
  ['higher', 'Accepted at the new odds: your setting is “Accept higher, ask if lower”.'],
  ['any', 'Accepted at the new odds: your setting is “Accept any odds”.'],
] as const)(
  'a receipt shows the price of the decision, and that accept mode %s let it move',
  (mode, text) => {
    const { pick, stake, slip, words } = createTicketFixture()
    pick(first)
    stake(2000)
    slip.dispatch({ type: 'placing-started', key: 'k', at: 0 })
    const bet = aPlacedBet()
    const legs = bet.legs.map(leg => ({
      ...leg,
      odds: 2150 as Odds,
      oddsAtTap: 1950 as Odds,
      oddsAtArrival: 2000 as Odds,
    }))
    slip.dispatch({ type: 'placing-accepted', key: 'k', placed: [{ ...bet, legs, acceptMode: mode }] })
    expect(words(dock)).not.toContain('Download receipt')
    expect(words(dock)).toContain(`When you tapped 1.95 When received 2.00 When decided 2.15 ${text}`)
  },
)

test.each([
  ['none', 'If the odds change, we ask you first.'],
  ['higher', 'Higher odds are accepted. If they drop, we ask you first.'],
  ['any', 'If the odds change, your bet is placed at the new odds.'],
] as const)('a bet under way shows what accept mode %s does with a moved price', (acceptMode, text) => {
  const { pick, stake, slip, words } = createTicketFixture()
  slip.dispatch({ type: 'accept-mode-chosen', mode: acceptMode })
  pick(anOutcome('7', 2100, { matchStatus: 1 }))
  stake(1000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 6_000 })
  expect(words(dock)).toContain(`We’re processing your bet. ${text}`)
  slip.dispatch({ type: 'placing-delayed', key: 'k', decideAt: 13_000 })
  expect(words(dock)).toContain(`before they’re accepted. Your stake is reserved until then. ${text}`)
  slip.dispatch({ type: 'answer-unknown', key: 'k' })
  expect(words(dock)).not.toContain(text)
})

test('a custom bet under way always needs confirmation, whatever the setting', () => {
  const { stake, slip, words } = createTicketFixture()
  slip.dispatch({ type: 'accept-mode-chosen', mode: 'any' })
  const over = anOutcome('7', 1900, { marketId: 18, specifier: 'total=2.5' })
  slip.dispatch({ type: 'custom-bet-set', selections: [first, over], customOdds: 3400 as Odds })
  stake(1000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 6_000 })
  expect(words(dock)).toContain('If the odds change, we ask you first.')
})

test('until the session is known the button shows that, and not that prices are checked', () => {
  const { pick, stake, session, words } = createTicketFixture()
  pick(first)
  stake(1000)
  session.setState({ status: 'UNKNOWN' })
  expect(words(dock)).toContain('Checking your account')
  expect(words(dock)).not.toContain('Checking odds')
})

/** The bookmaker's answer to a single of 20 euros on the first pick. */
function aPlacedBet(): Bet {
  const bet = {
    id: '9',
    ref: '7F3K-2209',
    type: 'single',
    stake: { value: 2000, currency: 'EUR', subunits: 100 },
    odds: 2100,
    legs: [{ ...first, result: 'no_results' }],
    createdAt: 72_840_000,
  }
  return bet as unknown as Bet
}

test('the receipt has number, legs, stake, odds and returns', () => {
  const { pick, stake, slip, words, draw } = createTicketFixture()
  pick(first)
  stake(2000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 0 })
  slip.dispatch({ type: 'placing-accepted', key: 'k', placed: [aPlacedBet()] })
  expect(words(dock)).toMatch(/Bet accepted €20\.00 taken\. Bet 7F3K-2209 , 20:14/)
  expect(words(dock)).toMatch(
    /Stake €20\.00 Odds 2\.10 Returns €42\.00 Done View in My bets Reuse selections/,
  )
  // The balance changes beside it, and is not announced.
  expect(draw(dock)).not.toContain('role="alert"')
})

test('a bet with a signed receipt offers it on the spot', () => {
  const { pick, stake, slip, words } = createTicketFixture()
  pick(first)
  stake(2000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 0 })
  slip.dispatch({ type: 'placing-accepted', key: 'k', placed: [{ ...aPlacedBet(), hasReceipt: true }] })
  expect(words(dock)).toContain('Download receipt')
})

test('where My bets is hidden the receipt does not lead there', () => {
  const site = { sharesBets: false, honoursKeys: true, isMyBetsVisible: false, address: () => '' }
  const { pick, stake, slip, words } = createTicketFixture('en', site)
  pick(first)
  stake(2000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 0 })
  slip.dispatch({ type: 'placing-accepted', key: 'k', placed: [aPlacedBet()] })
  expect(words(dock)).toMatch(/Done Reuse selections/)
})

test('a leg that is gone shows no price, also where a refusal names it', () => {
  const { pick, stake, refuse, slip, words } = createTicketFixture()
  pick(first, second)
  stake(1000)
  const kind = 'leg-unavailable'
  const code = PLACEMENT_CODES[kind]
  refuse({ kind: 'refused', code, byBet: {}, refusals: [{ kind, code, leg: second }] })
  slip.dispatch({ type: 'availability-changed', changes: [{ ...second, marketStatus: 'missing' }] })
  expect(words(dock)).toMatch(/Home 7 Full-time result 2\.10/)
  expect(words(dock)).toMatch(/Home 8 Full-time result – /)
})

test('arabic keeps Western digits', () => {
  const { pick, stake, words } = createTicketFixture('ar')
  pick(first)
  stake(2000)
  expect(words(dock)).toMatch(/الرهان 20\.00.€ السعر 2\.10 العائد 42\.00.€/)
})
