import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Bet } from '@touchline/domain/bet'
import { currencyOf } from '@touchline/domain/money'
import { emptyQuickBet, quickBetOf, reduceQuickBet, type QuickBetEvent } from '@touchline/domain/quick-bet'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'
import { QuickStrip } from './QuickStrip.tsx'

const start = emptyQuickBet(currencyOf('EUR')!)
const live = anOutcome('7', 2100, { matchStatus: 1, outcomeName: 'Calder City' })
const READY: readonly QuickBetEvent[] = [
  { type: 'toggled' },
  { type: 'stake-set', stake: 500 },
  { type: 'approval-set', isApproved: true },
]
const PLACING: readonly QuickBetEvent[] = [
  ...READY,
  {
    type: 'placing-started',
    bet: quickBetOf({ stake: { ...start.stake, value: 500 } }, live),
    key: 'k',
    at: 6_000,
  },
]

/** The strip after these events; each of quick bet's four states has one (specification, section 4). */
function after(...events: readonly QuickBetEvent[]): StoryObj {
  const quick = events.reduce(reduceQuickBet, start)
  return {
    render: (_, { globals }) =>
      createTicketFixture(globals.locale as 'en' | 'de' | 'ar').frame(
        <QuickStrip quick={quick} onDismiss={() => {}} />,
      ),
  }
}

const meta: Meta = { title: 'ticket/Quick bet' }
export default meta

export const NeedsAStake = after({ type: 'toggled' })
export const Ready = after(...READY)
export const Processing = after(...PLACING)
export const Placed = after(...PLACING, {
  type: 'placing-accepted',
  key: 'k',
  placed: [{ id: '9', ref: '7F3K-2209' } as Bet],
})
export const NothingToWin = after(...READY, {
  type: 'placing-started',
  bet: quickBetOf({ stake: { ...start.stake, value: 500 } }, { ...live, odds: 1000 as typeof live.odds }),
  key: 'k',
  at: 6_000,
})
