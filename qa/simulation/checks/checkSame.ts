import { toMatch, type MatchWire } from '@touchline/contract'
import { MARKET_STATUS, type Market } from '@touchline/domain/market'
import { MATCH_STATUS, type Match } from '@touchline/domain/match'
import type { SimulatedTab } from '../client/tab.ts'
import { Violation } from '../world/violation.ts'
import type { HeldBalance, ExpectedUnread } from './readHeldBalances.ts'

/** The server's current state, as a new page gets it. */
export interface ServerSnapshot {
  readonly matches: readonly MatchWire[]
  /** Status of the providers whose status has not changed for a while, by name. */
  readonly providers: ReadonlyMap<string, string>
  readonly accounts: readonly HeldBalance[]
  readonly notifications: ExpectedUnread
}

/** After quiet, what a tab shows is what a new snapshot has (I11). */
export function checkSame(tab: SimulatedTab, fresh: ServerSnapshot): void {
  for (const match of fresh.matches.map(toMatch)) {
    const state = tab.live.store.matchState(match.id)?.read()
    if (!state) continue
    const shown = `${state.status} ${state.score.home}:${state.score.away}`
    const now = `${match.state.status} ${match.state.score.home}:${match.state.score.away}`
    if (shown !== now)
      throw new Violation('I11', `${tab.life.name} shows match ${match.id} at ${shown}, it is at ${now}`)
    for (const market of [match.mainMarket, match.secondaryMarket])
      if (market) checkMarket(tab, match, market, fresh.providers.get(market.provider))
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

function checkMarket(tab: SimulatedTab, match: Match, market: Market, provider: string | undefined): void {
  const { id: matchId, state } = match
  const { id: marketId, specifier, status } = market
  const isPlayed = state.status === MATCH_STATUS.live || state.status === MATCH_STATUS.prematch
  for (const { id, odds, active } of market.outcomes) {
    const shown = tab.live.store.price({ matchId, marketId, specifier, outcomeId: id })?.read()
    const of = `${matchId}/${marketId}/${id}`
    if (shown?.odds !== odds) {
      throw new Violation('I11', `${tab.life.name} shows ${of} at ${shown?.odds}, it is at ${odds}`)
    }
    const isOpen = isPlayed && status === MARKET_STATUS.allowed && active && provider === 'active'
    if (provider === undefined || (shown.availability === 'open') === isOpen) continue
    throw new Violation(
      'I11',
      `${tab.life.name} shows ${of} as ${shown.availability} (${shown.because?.kind ?? 'open'}): its market is ${status}, its provider ${provider}`,
    )
  }
}
