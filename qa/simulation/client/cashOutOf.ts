import { toBet } from '@touchline/contract'
import type { Random } from '@touchline/testkit'
import type { SimulatedTab } from './tab.ts'

/** A bettor opens My bets and cashes out an offer: in full, in part, or by a rule from now on. */
export async function cashOutOf(
  tab: SimulatedTab | undefined,
  random: Random,
  /** Called with a match of the bet once its cash-out is under way. */
  onMatch: (matchId: string, isUnderWay: () => boolean) => void,
): Promise<void> {
  if (tab?.session.getState().status !== 'LOGGED_IN') return
  const answer = await tab.client('getBets', { query: { limit: 50 } })
  if (!answer.ok) return
  const offered = answer.value.data.filter(bet => bet.to_cashout && bet.status === 'waiting_results')
  if (offered.length === 0) return
  const wire = random.pick(offered)
  const { to_cashout: offer, open_stake: open } = wire
  if (!offer || !open) return
  tab.cash.noteBet(wire)
  const way = random.whole(0, 9)
  if (way < 3) {
    const atLeast = Math.max(1, Math.floor(offer.value * (0.85 + random.next() / 5)))
    return void tab.client('setCashoutRule', { params: { id: wire.id }, body: { at_least: atLeast } })
  }
  const bet = toBet(wire)
  const part = way < 6 && open.value > 1 ? random.whole(1, open.value - 1) : undefined
  const value = part === undefined ? offer.value : Math.floor((offer.value * part) / open.value)
  if (value < 1) return
  const amount = { ...bet.stake, value }
  tab.cash.cashOut({
    betId: bet.id,
    amount,
    ...(part !== undefined && { part }),
    paidBefore: wire.cashed_out?.value.value ?? 0,
  })
  const isUnderWay = (): boolean => tab.isCashingOut(wire.id)
  if (isUnderWay()) onMatch(random.pick(wire.selections).match_id, isUnderWay)
}
