import { toMatch, type MatchWire } from '@touchline/contract'
import type { Market, MatchId } from '@touchline/domain'
import type { Tab } from '../client/tab.ts'
import { Violation } from '../world/violation.ts'
import type { Standing, Unread } from './readStandings.ts'

/** What the server says to who asks now. */
export interface Snapshot {
  readonly matches: readonly MatchWire[]
  readonly accounts: readonly Standing[]
  readonly notifications: Unread
}

/** After quiet, what a tab shows is what a fresh snapshot says (I11). */
export function checkSame(tab: Tab, fresh: Snapshot): void {
  for (const match of fresh.matches.map(toMatch)) {
    const state = tab.live.store.matchState(match.id)?.read()
    if (!state) continue
    const shown = `${state.status} ${state.score.home}:${state.score.away}`
    const now = `${match.state.status} ${match.state.score.home}:${match.state.score.away}`
    if (shown !== now)
      throw new Violation('I11', `${tab.life.name} shows match ${match.id} at ${shown}, it is at ${now}`)
    for (const market of [match.mainMarket, match.secondaryMarket])
      if (market) checkMarket(tab, match.id, market)
  }
  const { status, accounts } = tab.session.getState()
  if (status !== 'LOGGED_IN') return
  for (const { currency, balances } of fresh.accounts) {
    const shown = accounts.find(account => account.currency.code === currency)?.balance.value
    if (shown === undefined || !balances.includes(shown))
      throw new Violation('I11', `${tab.life.name} shows a balance of ${shown}, it is ${balances[0]}`)
  }
  const { unread, late } = fresh.notifications
  const count = tab.unread?.getState().count
  if (count === undefined || count > unread || count < unread - late)
    throw new Violation('I11', `${tab.life.name} shows ${count} unread notifications, there are ${unread}`)
}

function checkMarket(tab: Tab, matchId: MatchId, market: Market): void {
  const { id: marketId, specifier } = market
  for (const { id, odds } of market.outcomes) {
    const shown = tab.live.store.price({ matchId, marketId, specifier, outcomeId: id })?.read().odds
    if (shown !== odds) {
      throw new Violation(
        'I11',
        `${tab.life.name} shows ${matchId}/${marketId}/${id} at ${shown}, it is at ${odds}`,
      )
    }
  }
}
