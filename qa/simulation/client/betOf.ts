import { MARKET_STATUS } from '@touchline/domain/market'
import { MATCH_STATUS } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import { selectionsOf } from '@touchline/domain/slip'
import type { Random } from '@touchline/testkit'
import { VIP } from '../world/constants.ts'
import type { World } from '../world/world.ts'
import { isAtHome } from './isAtHome.ts'
import type { SimulatedTab } from './tab.ts'

/** Maximum stake in subunits: players run out of money now and then. */
const STAKE_MAX = 4_000
/** Above the maximum stake of all players but VIPs. */
const VIP_STAKE = 1_000_100
/** A system has three legs at least, of one provider. */
const SYSTEM_LEGS = 3
const SYSTEM_PROVIDER = 'betradar'

/** The next action of a bettor on the slip of a tab. */
export async function betOf({ faults }: World, tab: SimulatedTab | undefined, random: Random): Promise<void> {
  if (!tab) return
  const { slip } = tab
  switch (slip.getState().state.status) {
    case 'PROCESSING':
      faults.count('double tap')
      return slip.place()
    case 'ODDS_CHANGED':
      slip.dispatch({ type: 'odds-accepted' })
      return slip.place()
    case 'SUCCESS':
    case 'ERROR':
      slip.dispatch({ type: 'dismissed' })
      return slip.dispatch({ type: 'cleared' })
    case 'INITIAL':
      break
  }
  if (!(await isAtHome(tab))) return
  if (slip.quick.getState().isEnabled) slip.quick.toggle()
  if (slip.getState().bets.length > 0 && random.chance(0.2)) slip.dispatch({ type: 'cleared' })
  const wanted = random.pick([1, 1, 1, 1, 2, 2, SYSTEM_LEGS, SYSTEM_LEGS])
  for (let picks = tab.pickedCount; picks < wanted; picks++) {
    const shown = tab
      .shown()
      .filter(({ key }) => !tab.isPicked(key) && !tab.isOn(key.matchId))
      .filter(({ key }) => wanted < SYSTEM_LEGS || tab.matches.get(key.matchId)?.provider === SYSTEM_PROVIDER)
    if (shown.length === 0) break
    const { key, odds } = random.pick(shown)
    slip.pick(key, odds)
  }
  if (tab.pickedCount === 0) return void tab.load()
  if (tab.pickedCount > 1) {
    const types = tab.pickedCount < SYSTEM_LEGS ? (['single', 'combo'] as const) : TYPES
    slip.dispatch({ type: 'bet-type-chosen', betType: random.pick(types) })
  }
  const isHigh = tab.seat.playerId === VIP && random.chance(0.4)
  for (const { id } of slip.getState().bets) {
    const stake = (isHigh ? VIP_STAKE : 0) + random.whole(1, STAKE_MAX / 100) * 100
    slip.dispatch({ type: 'stake-set', betId: id, stake, source: 'stake' })
  }
  slip.place()
  // A second, accidental tap: it must have no effect.
  if (!random.chance(0.2)) return
  if (slip.getState().state.status === 'PROCESSING') faults.count('double tap')
  slip.place()
}

const TYPES = ['combo', 'system', 'system'] as const

/** One tap on a live price, which is placed at once. */
export async function tapQuickBet(
  { faults }: World,
  tab: SimulatedTab | undefined,
  random: Random,
): Promise<void> {
  if (!tab || tab.isPlacing() || !(await isAtHome(tab))) return
  const { slip } = tab
  const live = tab.shown().filter(({ key }) => tab.statusOf(key.matchId) === MATCH_STATUS.live)
  if (live.length === 0) return
  slip.dispatch({ type: 'dismissed' })
  slip.dispatch({ type: 'cleared' })
  if (!slip.quick.getState().isEnabled) slip.quick.toggle()
  slip.quick.setStake(random.whole(1, STAKE_MAX / 100) * 100)
  slip.quick.enterStake()
  slip.quick.approve(true)
  const { key, odds } = random.pick(live)
  slip.pick(key, odds)
  if (!random.chance(0.2)) return
  faults.count('double tap')
  slip.pick(key, odds)
}

/** Two outcomes of one match as one bet. */
export async function customBetOf(tab: SimulatedTab | undefined, random: Random): Promise<void> {
  if (tab && !tab.isPlacing() && (await isAtHome(tab))) void combine(tab, random)
}

/** The page requests the joint price and puts the bet on the slip: its answer takes turns of its own. */
async function combine(tab: SimulatedTab, random: Random): Promise<void> {
  const { slip, client } = tab
  const first = tab.shown().filter(({ key }) => key.marketId === 1)
  if (first.length === 0) return
  const one = random.pick(first)
  const second = tab.shown().filter(({ key }) => key.marketId !== 1 && key.matchId === one.key.matchId)
  if (second.length === 0) return
  const picked = [one, random.pick(second)]
  const answer = await client('getCustomOdds', {
    body: {
      match_id: one.key.matchId,
      selections: picked.map(({ key }) => ({
        market_id: key.marketId,
        specifier: key.specifier,
        outcome_id: key.outcomeId,
      })),
    },
  })
  if (!answer.ok || tab.isPlacing()) return
  const selections = picked.map(({ key, odds }) => ({
    ...slip.names.describe(key)!,
    odds,
    matchStatus: tab.statusOf(key.matchId) ?? MATCH_STATUS.prematch,
    marketStatus: MARKET_STATUS.allowed,
    active: true,
  }))
  slip.dispatch({ type: 'dismissed' })
  slip.dispatch({ type: 'custom-bet-set', selections, customOdds: answer.value.data.odds as Odds })
  const [bet] = slip.getState().bets
  if (!bet || selectionsOf(slip.getState()).length < 2) return
  slip.dispatch({
    type: 'stake-set',
    betId: bet.id,
    stake: random.whole(1, STAKE_MAX / 100) * 100,
    source: 'stake',
  })
  slip.place()
}
