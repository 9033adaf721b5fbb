import type { Bet } from '@touchline/domain/bet'
import { currencyOf, moneyOf } from '@touchline/domain/money'
import { PLACEMENT_CODES } from '@touchline/domain/placing'
import {
  emptyQuickBet,
  quickBetOf,
  reduceQuickBet,
  type QuickBet,
  type QuickBetEvent,
} from '@touchline/domain/quick-bet'
import { expect, test } from 'vitest'
import { SlipView } from '../panel/index.ts'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'
import { QuickSettings } from './QuickSettings.tsx'
import { QuickStrip } from './QuickStrip.tsx'

const live = anOutcome('7', 2100, { matchStatus: 1 })
const start = emptyQuickBet(currencyOf('EUR')!)
const after = (...events: QuickBetEvent[]): QuickBet => events.reduce(reduceQuickBet, start)
const ready: QuickBetEvent[] = [
  { type: 'toggled' },
  { type: 'stake-set', stake: 500 },
  { type: 'approval-set', isApproved: true },
]
const placing = (odds = 2100): QuickBetEvent => ({
  type: 'placing-started',
  bet: quickBetOf({ stake: start.stake }, { ...live, odds: odds as typeof live.odds }),
  key: 'k',
  at: 0,
})
const strip = (quick: QuickBet): string =>
  createTicketFixture().words(<QuickStrip quick={quick} onDismiss={() => {}} />)

test('[QUICK-1] the slip’s head has the switch; while it is on, a stake and a yes to it', () => {
  const { slip, words, draw } = createTicketFixture()
  expect(words(<SlipView place="dock" />)).toContain('Quick bet One tap on live odds places a single.')
  slip.quick.toggle()
  expect(words(<SlipView place="dock" />)).toContain('I confirm one-tap bets of €0.00 Enter a stake first.')
  slip.quick.setStake(500)
  slip.quick.approve(true)
  expect(words(<SlipView place="dock" />)).toContain('I confirm one-tap bets of €5.00')
  expect(draw(<SlipView place="dock" />)).toMatch(/I confirm.*<input[^>]*checked=""/)
})

test.each([
  ['balance-below-stake', 'Off: your balance is below €5.00.'],
  ['balance-empty', 'Off: your balance is empty.'],
] as const)('[QUICK-8] off for %s, quick bet shows why', (shortage, words) => {
  const off = after(...ready, { type: 'toggled' })
  const nothing = (): void => {}
  const shown = createTicketFixture().words(
    <QuickSettings
      id="q"
      quick={off}
      shortage={shortage}
      onToggle={nothing}
      onStake={nothing}
      onStakeEntered={nothing}
      onApprove={nothing}
    />,
  )
  expect(shown).toContain(words)
})

test('[QUICK-9] before a tap the strip shows what a tap does, or what is missing for it', () => {
  expect(strip(after({ type: 'toggled' }))).toContain('Enter a quick bet stake.')
  expect(strip(after(...ready.slice(0, 2)))).toContain('Confirm €5.00 per tap.')
  expect(strip(after(...ready))).toContain('One tap bets €5.00.')
})

test('[QUICK-9] a bet under way is "not placed yet", and one without an answer is being checked', () => {
  expect(strip(after(...ready, placing()))).toMatch(/Not placed yet\. Home 7 2\.10/)
  expect(strip(after(...ready, placing(), { type: 'answer-unknown', key: 'k' }))).toContain('No answer yet.')
})

test('[QUICK-9] a live delay is counted down, and a re-offer after it names both prices', () => {
  const delayed: QuickBetEvent = { type: 'placing-delayed', key: 'k', decideAt: 13_000 }
  expect(strip(after(...ready, placing(), delayed))).toContain('Not placed yet: 3 s of live delay left.')
  const kind = 'odds-moved'
  const code = PLACEMENT_CODES[kind]
  const refusals = [{ kind, code, leg: live, odds: 1900 as typeof live.odds }] as const
  const returned = moneyOf(500, currencyOf('EUR')!)
  const error = { kind, code, byBet: {}, message: 'The price moved.', refusals, returned } as const
  const shown = strip(after(...ready, placing(), delayed, { type: 'placing-refused', key: 'k', error }))
  expect(shown).toContain('The price moved. Now 1.90, not 2.10. Tap again to bet at the new odds.')
  expect(shown).toContain('Bet not placed. Your stake of €5.00 is back in your balance.')
})

test('[QUICK-9] what was placed stays until it is read', () => {
  const placed = [{ ref: '7F3K-2209' } as Bet]
  expect(strip(after(...ready, placing(), { type: 'placing-accepted', key: 'k', placed }))).toMatch(
    /Bet accepted · €5\.00 Bet 7F3K-2209\. Home 7 2\.10 Done/,
  )
})

test('[QUICK-7] a price that cannot win more than the stake is refused in the words of the catalogue', () => {
  expect(strip(after(...ready, placing(1000)))).toMatch(
    /Bet not placed\. No money was taken\. At these odds the bet couldn’t win more than its stake\. Done/,
  )
})

test('[QUICK-13] a refusal shows the reason', () => {
  const kind = 'leg-suspended'
  const code = PLACEMENT_CODES[kind]
  const error = { kind: 'refused', code, byBet: {}, refusals: [{ kind, code, leg: live }] } as const
  expect(strip(after(...ready, placing(), { type: 'placing-refused', key: 'k', error }))).toContain(
    'This market was suspended before your bet was accepted.',
  )
})

test('[QUICK-13] [PLACE-26] a refused sum shows its limit', () => {
  const kind = 'stake-too-high'
  const code = PLACEMENT_CODES[kind]
  const message = 'The stake is above the maximum.'
  const error = { kind: 'refused', code, byBet: {}, message, refusals: [{ kind, code, limit: 200 }] } as const
  expect(strip(after(...ready, placing(), { type: 'placing-refused', key: 'k', error }))).toContain(
    'The stake is above the maximum. Maximum stake €2.00. Done',
  )
})
