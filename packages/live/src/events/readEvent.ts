import { SUSPENSION_REASONS, type SuspensionReason } from '@touchline/domain/market'
import { PROVIDERS, type MatchId, type MatchStatus, type Provider } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import type {
  BalanceChangedWire,
  BetCashoutChangedWire,
  BetChangedWire,
  BonusIssuedWire,
  NotificationEventWire,
  TournamentPoolChangedWire,
  UnreadCountersChangedWire,
} from '@touchline/contract'
import type { MarketsChange, MatchChange, ProviderChange } from '../store/types.ts'
import { readState } from './readState.ts'
import {
  isWholeCount,
  isFields,
  isId,
  isMarketStatus,
  isMatchStatus,
  isText,
  isWireOdds,
  readAll,
  type Fields,
} from './shape.ts'

/** A publication in the client's types. Private events keep their wire format; their features parse them. */
export type LiveEvent =
  | { readonly kind: 'markets'; readonly change: MarketsChange }
  | { readonly kind: 'match'; readonly change: MatchChange }
  | {
      readonly kind: 'match-status'
      readonly matchId: MatchId
      readonly sportKey: string
      readonly status: MatchStatus
    }
  | { readonly kind: 'providers'; readonly changes: readonly ProviderChange[] }
  | { readonly kind: 'heartbeat'; readonly beat: Heartbeat }
  | { readonly kind: 'balance'; readonly message: BalanceChangedWire['message'] }
  | { readonly kind: 'bet'; readonly message: BetChangedWire['message'] }
  | { readonly kind: 'cashout'; readonly message: BetCashoutChangedWire['message'] }
  | { readonly kind: 'notification'; readonly message: NotificationEventWire['message'] }
  | { readonly kind: 'unread'; readonly message: UnreadCountersChangedWire['message'] }
  | { readonly kind: 'tournament-pool'; readonly message: TournamentPoolChangedWire['message'] }
  | { readonly kind: 'bonus'; readonly message: BonusIssuedWire['message'] }

/** The server's time and each provider's last heartbeat. Epoch milliseconds of the server's clock. */
export type Heartbeat = {
  readonly serverTime: number
  readonly providers: readonly (ProviderChange & { readonly aliveAt: number })[]
}

/**
 * Parses one publication. `unknown` is an event this client does not know; `broken` is a known event of the wrong
 * shape.
 */
export function readEvent(
  data: unknown,
): LiveEvent | { readonly kind: 'unknown' } | { readonly kind: 'broken' } {
  if (!isFields(data) || !isText(data.event_name) || !isFields(data.message)) return { kind: 'broken' }
  const read = READERS[data.event_name]
  if (!read) return { kind: 'unknown' }
  return read(data.message) ?? { kind: 'broken' }
}

const READERS: Readonly<Record<string, (message: Fields) => LiveEvent | undefined>> = {
  markets_changed: readMarketsChanged,
  match_changed(message) {
    const { match_id: id, v, available_markets_count: availableMarkets } = message
    const state = readState(message.state)
    if (!isId(id) || !isWholeCount(v) || !isWholeCount(availableMarkets) || !state) return undefined
    return { kind: 'match', change: { matchId: id as MatchId, version: v, state, availableMarkets } }
  },
  match_status_changed(message) {
    const { match_id: id, sport_key: sportKey, status } = message
    if (!isId(id) || !isText(sportKey) || !isMatchStatus(status)) return undefined
    return { kind: 'match-status', matchId: id as MatchId, sportKey, status }
  },
  provider_status_changed(message) {
    const changes = readAll(message.provider_statuses, readProvider)
    return changes && { kind: 'providers', changes }
  },
  heartbeat(message) {
    const providers = readAll(message.provider_statuses, readProvider)
    if (!providers || !isWholeCount(message.server_time)) return undefined
    return { kind: 'heartbeat', beat: { serverTime: message.server_time, providers } }
  },
  balance_changed(message) {
    const { value, currency, subunits, v } = message
    if (!isWholeCount(value) || !isText(currency) || !isWholeCount(subunits) || !isWholeCount(v))
      return undefined
    return { kind: 'balance', message: { value, currency, subunits, v } }
  },
  bet_changed(message) {
    if (!isFields(message.bet) || !isId(message.bet.id)) return undefined
    return { kind: 'bet', message: message as BetChangedWire['message'] }
  },
  bet_cashout_changed(message) {
    const { bet_id: id, v, to_cashout: offer } = message
    const isOffer = offer === null || (isFields(offer) && isWholeCount(offer.value) && isText(offer.currency))
    if (!isId(id) || !isWholeCount(v) || !isOffer) return undefined
    return { kind: 'cashout', message: message as BetCashoutChangedWire['message'] }
  },
  notification(message) {
    if (!isFields(message.notification) || !isId(message.notification.id)) return undefined
    return { kind: 'notification', message: message as NotificationEventWire['message'] }
  },
  unread_counters_changed({ unread, v }) {
    if (!isWholeCount(unread) || !isWholeCount(v)) return undefined
    return { kind: 'unread', message: { unread, v } }
  },
  tournament_pool_changed(message) {
    const { tournament_id: id, pool, v } = message
    const isPool =
      isFields(pool) && isWholeCount(pool.value) && isText(pool.currency) && isWholeCount(pool.subunits)
    if (!isId(id) || !isPool || !isWholeCount(v)) return undefined
    return { kind: 'tournament-pool', message: message as TournamentPoolChangedWire['message'] }
  },
  bonus_issued({ bonus_id, issued_at }) {
    if (!isId(bonus_id) || !isWholeCount(issued_at)) return undefined
    return { kind: 'bonus', message: { bonus_id, issued_at } }
  },
}

function readMarketsChanged(message: Fields): LiveEvent | undefined {
  const { match_id: id, v } = message
  const markets = readAll(message.markets, readMarket)
  if (!isId(id) || !isWholeCount(v) || !markets) return undefined
  return { kind: 'markets', change: { matchId: id as MatchId, version: v, markets } }
}

function readMarket(value: unknown): MarketsChange['markets'][number] | undefined {
  if (!isFields(value)) return undefined
  const { id, specifier, status } = value
  const outcomes = readAll(value.outcomes, readOutcome)
  if (!isWholeCount(id) || !isText(specifier) || !isMarketStatus(status) || !outcomes) return undefined
  const reason = SUSPENSION_REASONS.find(known => known === value.reason)
  return { id, specifier, status, outcomes, ...(reason && { reason: reason as SuspensionReason }) }
}

function readOutcome(value: unknown): { id: string; odds: Odds; active: boolean } | undefined {
  if (!isFields(value)) return undefined
  const { id, odds, active } = value
  return isId(id) && isWireOdds(odds) && typeof active === 'boolean'
    ? { id, odds: odds as Odds, active }
    : undefined
}

function readProvider(value: unknown): (ProviderChange & { aliveAt: number }) | undefined {
  if (!isFields(value)) return undefined
  const provider = PROVIDERS.find(known => known === value.provider)
  const { status, alive_at: aliveAt } = value
  if (!provider || (status !== 'active' && status !== 'down') || !isWholeCount(aliveAt)) return undefined
  return { provider: provider satisfies Provider, status, aliveAt }
}
