import type { Random } from '@touchline/testkit'
import type { World } from '../world/world.ts'
import type { Tab } from './tab.ts'

/** Subunits of a stake at most: players run out of money now and then. */
const STAKE_MAX = 4_000

/** The next thing that a bettor does with the slip of a tab. */
export async function betOf({ faults }: World, tab: Tab | undefined, random: Random): Promise<void> {
  if (!tab) return
  const { slip, session } = tab
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
  if (session.getState().status !== 'LOGGED_IN') return await tab.comeBack()
  if (tab.matches.size === 0) return void tab.load()
  if (slip.getState().bets.length > 0 && random.chance(0.2)) slip.dispatch({ type: 'cleared' })
  const wanted = random.pick([1, 1, 1, 2, 3])
  for (let picks = tab.pickedCount; picks < wanted; picks++) {
    const shown = tab.shown().filter(({ key }) => !tab.isPicked(key) && !tab.isOn(key.matchId))
    if (shown.length === 0) break
    const { key, odds } = random.pick(shown)
    slip.pick(key, odds)
  }
  if (tab.pickedCount === 0) return void tab.load()
  if (tab.pickedCount > 1)
    slip.dispatch({ type: 'bet-type-chosen', betType: random.pick(['single', 'combo']) })
  for (const { id } of slip.getState().bets) {
    const stake = random.whole(1, STAKE_MAX / 100) * 100
    slip.dispatch({ type: 'stake-set', betId: id, stake, source: 'stake' })
  }
  slip.place()
  // A second tap of an eager finger: nothing may come of it.
  if (!random.chance(0.2)) return
  if (slip.getState().state.status === 'PROCESSING') faults.count('double tap')
  slip.place()
}
