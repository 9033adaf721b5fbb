import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { BetWire } from '@touchline/contract'
import { BetCard } from './BetCard.tsx'
import type { TestLocale } from '#core/addresses/testing'
import { aBet, createBetsFixture, aLeg, euros, NOW } from '../testing/betsFixture.tsx'
import { toPlacedBet } from '../bet/index.ts'

type Fixture = ReturnType<typeof createBetsFixture>
type Replies = Parameters<typeof createBetsFixture>[1]

const won = aLeg({ result: 'win_entire', match_status: 4, match_score: { home: 2, away: 0 } })
const playing = aLeg({
  match_id: '8',
  match_status: 1,
  market_id: 18,
  market_name: 'Total goals',
  specifier: 'total=2.5',
  outcome_name: 'Over 2.5',
  name_a: 'Porto Velo',
  name_b: 'Real Arenas',
  odds: 1720,
})
const toCome = aLeg({
  match_id: '9',
  market_name: 'Handicap',
  outcome_name: 'Bay Harbor Kings −4.5',
  name_a: 'Bay Harbor Kings',
  name_b: 'Austin Ridge',
  odds: 1900,
})

/** A bet in a fixture of its own: the real card and cash-outs, no server. */
function Scene({ locale, bet, replies, happens }: SceneProps) {
  const [fixture] = useState(() => {
    const made = createBetsFixture(locale, replies)
    made.play('8')
    happens?.(made)
    return made
  })
  const [matches] = useState(() => ({ followed: new Set<never>(), seeds: {} }))
  return fixture.frame(<BetCard bet={toPlacedBet(bet)} matches={matches} />)
}
interface SceneProps {
  locale: TestLocale
  bet: BetWire
  replies?: Replies
  happens?: ((fixture: Fixture) => void) | undefined
}

function state(bet: BetWire, happens?: (fixture: Fixture) => void, replies: Replies = {}): StoryObj {
  return {
    render: (_, { globals }) => (
      <Scene
        key={String(globals.locale)}
        locale={globals.locale as TestLocale}
        bet={bet}
        replies={replies}
        happens={happens}
      />
    ),
  }
}
const refusedWith = (code: number, details: object): Replies => ({
  cashOut: {
    ok: false,
    error: { kind: 'refused', status: 409, body: { code, localized_message: 'No.', details } },
  },
})

const meta: Meta = { title: 'my-bets/Bet' }
export default meta

export const CashOutOffered = state(
  aBet({
    type: 'combo',
    odds: 6373,
    potential_win: euros(6_373),
    to_cashout: euros(3_140),
    selections: [won, playing, toCome],
  }),
)

export const FirstPressOfTwo: StoryObj = {
  ...state(aBet()),
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLElement>('[data-cash-out] [data-state] button')?.click(),
}

export const PartOfTheStake: StoryObj = {
  ...state(aBet()),
  play: ({ canvasElement }) =>
    canvasElement.querySelector<HTMLElement>('[data-cash-out] [aria-expanded]')?.click(),
}

export const RuleAtAnAmount: StoryObj = {
  ...state(aBet({ cashout_rule: { at_least: 2_000 } })),
  play: ({ canvasElement }) =>
    canvasElement.querySelectorAll<HTMLElement>('[data-cash-out] [aria-expanded]')[1]?.click(),
}

export const CashOutPaused = state(aBet({ to_cashout: null, cash_out: { v: 5, because: 'suspended' } }))

export const CashOutChecking = state(aBet(), ({ slide }) => slide())

export const CashOutInProgress = state(
  aBet({ status: 'cashout_in_progress', decide_at: NOW + 4_000, to_cashout: euros(2_210) }),
)

export const CashOutDone = state(aBet(), ({ slide }) => slide(), {
  cashOut: { ok: true, value: { data: aBet({ status: 'cashed_out', result: 'cashed_out' }) } },
})

export const OfferChanged = state(aBet(), ({ slide }) => slide(), refusedWith(121, { to_cashout: 1_390 }))

export const DecidedMeanwhile = state(aBet(), ({ slide }) => slide(), refusedWith(123, {}))

export const PartlyCashedOut = state(
  aBet({
    open_stake: euros(600),
    to_cashout: euros(890),
    potential_win: euros(1_170),
    cashed_out: { stake: euros(400), value: euros(590) },
  } as Partial<BetWire>),
)

export const Won = state(
  aBet({
    status: 'done',
    result: 'win_entire',
    win_amount: euros(1_950),
    settled_at: NOW,
    selections: [won],
  }),
)

export const HalfLost = state(
  aBet({
    status: 'done',
    result: 'refund_half_lose_other',
    win_amount: euros(500),
    settled_at: NOW,
    selections: [
      aLeg({
        result: 'refund_half_lose_other',
        match_status: 4,
        market_name: 'Asian handicap',
        outcome_name: 'Calder City −0.25',
      }),
    ],
  }),
)

/** Two legs half refunded: a quarter of the stake was returned, which is neither a refund nor a half. */
export const PartBack = state(
  aBet({
    type: 'combo',
    status: 'done',
    result: 'refund_half_lose_other',
    win_amount: euros(250),
    settled_at: NOW,
    selections: ['7', '9'].map(match_id =>
      aLeg({
        match_id,
        result: 'refund_half_lose_other',
        match_status: 4,
        market_name: 'Asian handicap',
        outcome_name: 'Calder City −0.25',
      }),
    ),
  }),
)

export const DeadHeatCorrected = state(
  aBet({
    type: 'combo',
    status: 'done',
    result: 'win_entire',
    win_amount: euros(975),
    settled_at: NOW,
    corrected_at: NOW + 600_000,
    selections: [{ ...won, tied: 2 }, aLeg({ match_id: '9', result: 'refund_entire', match_status: 4 })],
  }),
)

export const Submitted = state(
  aBet({ status: 'submitted', decide_at: NOW + 4_000, accept_mode: 'higher', to_cashout: null }),
)

export const RefusedForItsPrice = state(
  aBet({
    status: 'rejected',
    refusal: {
      code: 101,
      localized_message: 'The price has changed.',
      details: {
        selections: [
          { match_id: '7', market_id: 1, specifier: '', outcome_id: '1', reason: 'odds_changed', odds: 1800 },
        ],
      },
    },
  }),
)

export const Vip = state(aBet({ vip: true, status: 'submitted', to_cashout: null, decide_at: NOW + 9_000 }))
