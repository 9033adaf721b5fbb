import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Bet } from '@touchline/domain/bet'
import { currencyOf, moneyOf } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import { PLACEMENT_CODES } from '@touchline/domain/placing'
import { SlipView } from './SlipView.tsx'
import { anOutcome, createTicketFixture } from '../testing/ticketFixture.tsx'

type Fixture = ReturnType<typeof createTicketFixture>

const LIVE = { matchStatus: 1 } as const
const names = { homeName: 'Calder City', awayName: 'Ashford Rangers' }
const home = anOutcome('1', 2050, {
  ...names,
  outcomeName: 'Calder City',
  ...LIVE,
})
const over = anOutcome('2', 1720, {
  marketId: 18,
  specifier: 'total=2.5',
  outcomeId: '12',
  homeName: 'Porto Velo',
  awayName: 'Real Arenas',
  marketName: 'Total goals',
  outcomeName: 'Over 2.5',
  ...LIVE,
})
const away = anOutcome('3', 3100, {
  homeName: 'Sorrel Town',
  awayName: 'Pike Bay',
  outcomeName: 'Sorrel Town',
})
const handicap = anOutcome('4', 1900, {
  marketId: 223,
  specifier: 'hcp=-4.5',
  outcomeId: '1714',
  sportKey: 'basketball',
  homeName: 'Bay Harbor Kings',
  awayName: 'Austin Ridge',
  marketName: 'Handicap',
  outcomeName: 'Bay Harbor Kings −4.5',
})

/** The slip after what `happens`, in a fixture of its own: the real store, no server. */
function Scene({ locale, happens }: { locale: 'en' | 'de' | 'ar'; happens: (fixture: Fixture) => void }) {
  const [fixture] = useState(() => {
    const made = createTicketFixture(locale)
    made.session.setState({ status: 'LOGGED_IN' })
    happens(made)
    return made
  })
  return fixture.frame(<SlipView place="dock" />)
}

function state(happens: (fixture: Fixture) => void): StoryObj {
  return {
    render: (_, { globals }) => (
      <Scene key={String(globals.locale)} locale={globals.locale as 'en' | 'de' | 'ar'} happens={happens} />
    ),
  }
}

const meta: Meta = { title: 'ticket/Slip' }
export default meta

export const Empty = state(() => {})

export const Single = state(({ pick, stake }) => {
  pick(home)
  stake(2000)
})

export const ComboWithChanges = state(({ pick, stake, move, slip }) => {
  pick(home, over, away)
  stake(1000)
  move(home, 1950)
  slip.dispatch({ type: 'availability-changed', changes: [{ ...over, marketStatus: -1 }] })
})

/** Time does not pass here, so every press comes too soon after a price change. */
export const PressHeldBack: StoryObj = {
  ...state(({ pick, stake, move }) => {
    pick(home, away)
    stake(1000)
    move(home, 1950)
  }),
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('footer button')?.click(),
}

export const ComingBack = state(({ slip }) => slip.dispatch({ type: 'restoring-started' }))

export const SeveralSingles = state(({ pick, session, slip }) => {
  const { betting } = session.getState()
  session.setState({ betting: { ...betting, multiSingle: { betradar: true } } })
  pick(home, over)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  slip.dispatch({ type: 'stake-set', stake: 500, source: 'stake' })
})

/** One target above what any whole stake pays exactly, and one below what the minimum stake pays. */
export const WinsThatNoStakePays = state(({ pick, session, slip }) => {
  const { betting } = session.getState()
  session.setState({ betting: { ...betting, multiSingle: { betradar: true } } })
  pick({ ...home, odds: 30_000 as Odds }, { ...over, odds: 30_000 as Odds })
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  const [one, two] = slip.getState().bets.map(bet => bet.id) as [string, string]
  slip.dispatch({ type: 'potential-win-set', betId: one, potentialWin: 1_000 })
  slip.dispatch({ type: 'potential-win-set', betId: two, potentialWin: 10 })
})

export const System = state(({ pick, stake, slip }) => {
  pick(home, over, away, handicap)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system', systemId: '2/4' })
  stake(3000)
})

export const NamedBet = state(({ pick, stake, slip }) => {
  pick(home, over, away)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'system', named: 'trixie' })
  stake(2000)
})

export const CustomBet = state(({ slip, stake }) => {
  const goals = { ...over, matchId: home.matchId, ...names }
  slip.dispatch({ type: 'custom-bet-set', selections: [home, goals], customOdds: 3400 as Odds })
  stake(1000)
})

export const CustomBetMoved = state(({ slip, stake }) => {
  const goals = { ...over, matchId: home.matchId, ...names }
  slip.dispatch({ type: 'custom-bet-set', selections: [home, goals], customOdds: 3400 as Odds })
  stake(1000)
  slip.dispatch({ type: 'custom-odds-moved', betId: 'custom_bet', odds: 3200 as Odds })
})

export const PicksThatClash = state(({ pick, stake }) => {
  pick(home, { ...over, matchId: home.matchId, ...names })
  stake(1000)
})

export const Unavailable = state(({ pick, stake, slip }) => {
  pick(home, away)
  stake(1000)
  slip.dispatch({ type: 'availability-changed', changes: [{ ...away, marketStatus: 'missing' }] })
})

export const Processing = state(({ pick, stake, slip }) => {
  pick(home)
  stake(2000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 6_000 })
})

export const LiveDelay = state(({ pick, stake, slip }) => {
  pick(home)
  stake(2000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 6_000 })
  slip.dispatch({ type: 'placing-delayed', key: 'k', decideAt: 13_000 })
})

/** The price rose before it reached the bookmaker and has fallen since. */
export const LiveDelayWithMovedPrices = state(({ pick, stake, slip, move }) => {
  pick(home, over)
  stake(2000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 6_000 })
  const atArrival = [{ ...home, odds: 2100 as Odds }, over]
  slip.dispatch({ type: 'placing-delayed', key: 'k', decideAt: 13_000, atArrival })
  move(home, 1980)
})

export const CheckingALostAnswer = state(({ pick, stake, slip }) => {
  pick(home)
  stake(2000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 6_000 })
  slip.dispatch({ type: 'answer-unknown', key: 'k' })
})

export const Accepted = state(({ pick, stake, slip }) => {
  pick(home, away)
  stake(2000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 6_000 })
  const legs = [home, away].map(leg => ({ ...leg, result: 'no_results' as const }))
  const placed: Bet = {
    id: '9',
    ref: '7F3K-2209',
    type: 'combo',
    status: 'waiting_results',
    result: 'no_results',
    stake: moneyOf(2000, currencyOf('EUR')!),
    odds: 6355 as Odds,
    legs,
    createdAt: 72_840_000,
    isVip: false,
  }
  slip.dispatch({ type: 'placing-accepted', key: 'k', placed: [placed] })
})

/** Accepted in play at a price that rose, by the bettor's own setting. */
export const AcceptedAtAHigherPrice = state(({ pick, stake, slip }) => {
  pick(home)
  stake(2000)
  slip.dispatch({ type: 'placing-started', key: 'k', at: 6_000 })
  const leg = { ...home, result: 'no_results' as const, oddsAtTap: home.odds, oddsAtArrival: home.odds }
  const placed: Bet = {
    id: '9',
    ref: '7F3K-2209',
    type: 'single',
    status: 'waiting_results',
    result: 'no_results',
    stake: moneyOf(2000, currencyOf('EUR')!),
    odds: 2150 as Odds,
    legs: [{ ...leg, odds: 2150 as Odds }],
    createdAt: 72_840_000,
    isVip: false,
    hasReceipt: true,
    acceptMode: 'higher',
  }
  slip.dispatch({ type: 'placing-accepted', key: 'k', placed: [placed] })
})

export const Refused = state(({ pick, stake, refuse }) => {
  pick(home, away)
  stake(2000)
  const { matchId, marketId, specifier, outcomeId } = away
  const leg = { matchId, marketId, specifier, outcomeId }
  const code = PLACEMENT_CODES['leg-unavailable']
  refuse({ kind: 'refused', code, byBet: {}, refusals: [{ kind: 'leg-unavailable', code, leg }] })
})

/** The session ended before the answer came, and no player is signed in. */
export const PlacementUnknown = state(({ slip, session, pick }) => {
  session.setState({ status: 'NOT_LOGGED_IN' })
  pick(away)
  slip.unknownPlacements.setState([{ key: 'k', bets: [], startedAt: 0, player: '5' }], true)
})

/** A new offer after the live delay: the stake had been taken when the bet came in. */
export const OfferedAnew = state(({ pick, stake, refuse }) => {
  pick(home)
  stake(2000)
  const { matchId, marketId, specifier, outcomeId } = home
  const leg = { matchId, marketId, specifier, outcomeId }
  const code = PLACEMENT_CODES['odds-moved']
  refuse({
    kind: 'odds-moved',
    code,
    byBet: {},
    message: 'The odds have changed.',
    refusals: [{ kind: 'odds-moved', code, leg, odds: 1900 as Odds }],
    returned: moneyOf(2000, currencyOf('EUR')!),
  })
})

/** One of two singles was refused for its stake, the other for what it could pay. */
export const RefusedForTheirStakes = state(({ pick, refuse, session, slip }) => {
  const { betting } = session.getState()
  session.setState({ betting: { ...betting, multiSingle: { betradar: true } } })
  pick(home, over)
  slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  slip.dispatch({ type: 'stake-set', stake: 50_000, source: 'stake' })
  const [one, two] = slip.getState().bets.map(bet => bet.id) as [string, string]
  const code = PLACEMENT_CODES['stake-too-high']
  const winCode = PLACEMENT_CODES['win-too-high']
  refuse({
    kind: 'refused',
    code,
    byBet: { [two]: 'The potential payout is above the maximum. Lower the stake.' },
    message: 'The stake is above the maximum.',
    refusals: [
      { kind: 'stake-too-high', code, limit: 20_000, betId: one },
      { kind: 'win-too-high', code: winCode, limit: 30_000, betId: two },
    ],
  })
})

export const QuickBetReady = state(({ slip }) => {
  slip.quick.toggle()
  slip.quick.setStake(500)
  slip.quick.approve(true)
})
