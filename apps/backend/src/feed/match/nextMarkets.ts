import { MARKET_STATUS, type SuspensionReason } from '@touchline/domain/market'
import { ODDS_SCALE } from '@touchline/domain/odds'
import { decidedResults, isTopMarket, priceMatch, type PricedMarket } from '#pricing'
import type { Sim } from '../sims/index.ts'
import { marketKey, resultKey, type MarketRecord, type Markets, type OutcomeResult } from './matchRecord.ts'

export type MarketsStep = {
  readonly markets: Markets
  /** Only what differs from before. */
  readonly changed: readonly MarketRecord[]
  readonly results: readonly OutcomeResult[]
}

const { allowed, suspended, notAllowed, settled, cancelled } = MARKET_STATUS
const isClosed = ({ status }: MarketRecord) => status === settled || status === cancelled

/** Closes every open market and says why; prices stay as they were (reference/domain.md f, bet_stop). */
export function suspendMarkets(before: Markets, reason: SuspensionReason): MarketsStep {
  const changed: MarketRecord[] = []
  for (const market of before.values()) {
    if (market.status === allowed || (market.status === suspended && market.reason !== reason)) {
      changed.push({ ...market, status: suspended, reason })
    }
  }
  return toMarketsStep(before, changed, [])
}

/** Prices every market from the state of play, settles what is decided and takes away what is no longer offered. */
export function repriceMarkets(
  before: Markets,
  sim: Sim,
  written: ReadonlySet<string>,
  turn: number,
): MarketsStep {
  const isCalm = !sim.unsettled && sim.play.phase !== 'not_started'
  const changed: MarketRecord[] = []
  const results: OutcomeResult[] = []
  const priced = priceMatch(sim.sportKey, sim.params, sim.play)
  const offered = new Set<string>()
  for (const market of keepPlaces(before, priced)) {
    const key = marketKey(market.marketId, market.specifier)
    offered.add(key)
    const old = before.get(key)
    const next = toRecord(market, old)
    if (old && (isClosed(old) || isSame(old, next) || (isCalm && mayWait(old, market, next, turn)))) continue
    changed.push(next)
  }
  const hasSecondary = priced.some(({ place }) => place === 'secondary')
  /** A line that takes no more bets. Lists keep its place until another line takes it: a cell never vanishes. */
  const close = (market: MarketRecord): MarketRecord => ({
    ...market,
    reason: null,
    mostBalanced: false,
    place: market.place === 'secondary' && hasSecondary ? null : market.place,
  })
  const decided = sim.unsettled ? decidedResults(sim.sportKey, sim.play) : undefined
  for (const [key, market] of before) {
    if (isClosed(market)) continue
    const found = decided?.(market.marketId, market.specifier)
    if (found && found.size > 0) {
      for (const [outcomeId, result] of found) {
        if (!written.has(resultKey(market.marketId, market.specifier, outcomeId))) {
          results.push({ marketId: market.marketId, specifier: market.specifier, outcomeId, result })
        }
      }
      if (found.size === market.outcomes.length) {
        dropChange(changed, key)
        changed.push({ ...close(market), status: settled })
        continue
      }
    }
    if (!offered.has(key) && market.status !== notAllowed) {
      changed.push({ ...close(market), status: notAllowed })
    }
  }
  return toMarketsStep(before, changed, results)
}

/** In how many turns each side market of a live match follows the clock once. */
const SIDE_TURNS = 4

/** A price may wait only while it stays below its fair price by this share. */
const SAFE_SHARE = 0.99

/**
 * While nothing happens, prices of side markets only drift with the clock, inside their margin: a quarter of them follows at each
 * turn, which keeps the price log and the messages small. Whatever opens, closes or stands in lists never waits, nor does a price
 * that the clock has brought near its fair price.
 */
function mayWait(old: MarketRecord, priced: PricedMarket, next: MarketRecord, turn: number): boolean {
  if (next.place !== null || isTopMarket(next.marketId)) return false
  if ((next.marketId + next.specifier.length * 7) % SIDE_TURNS === turn % SIDE_TURNS) return false
  const isOnlyPrice = old.status === next.status && old.reason === next.reason && old.place === next.place
  return (
    isOnlyPrice &&
    old.outcomes.every((outcome, i) => {
      const { active, probability } = priced.outcomes[i]!
      return outcome.active === active && probability * outcome.odds < SAFE_SHARE * ODDS_SCALE
    })
  )
}

/** The markets with what changed of them. */
export function toMarketsStep(
  before: Markets,
  changed: readonly MarketRecord[],
  results: readonly OutcomeResult[],
): MarketsStep {
  if (changed.length === 0) return { markets: before, changed, results }
  const markets = new Map(before)
  for (const market of changed) markets.set(marketKey(market.marketId, market.specifier), market)
  return { markets, changed, results }
}

function dropChange(changed: MarketRecord[], key: string): void {
  const index = changed.findIndex(market => marketKey(market.marketId, market.specifier) === key)
  if (index >= 0) changed.splice(index, 1)
}

/** A record keeps the odds of an outcome that is no longer offered: a paused price stays readable. */
function toRecord(market: PricedMarket, old: MarketRecord | undefined): MarketRecord {
  const { marketId, specifier, status, priority, mostBalanced, place, outcomes } = market
  return {
    marketId,
    specifier,
    status,
    reason: null,
    priority,
    mostBalanced,
    place,
    outcomes: outcomes.map(({ id, odds, active }, i) => ({
      id,
      odds: active ? odds : (old?.outcomes[i]?.odds ?? odds),
      active,
    })),
  }
}

function isSame(a: MarketRecord, b: MarketRecord): boolean {
  return (
    a.status === b.status &&
    a.reason === b.reason &&
    a.mostBalanced === b.mostBalanced &&
    a.place === b.place &&
    a.outcomes.every((outcome, i) => {
      const other = b.outcomes[i]
      return other !== undefined && outcome.odds === other.odds && outcome.active === other.active
    })
  )
}

/** Chances of a line that lists keep showing although another line is now nearer to even. */
const KEPT_CHANCE = { min: 0.3, max: 0.7 }

/** Lists would jump if the line they show changed at every tick: it stays until it is clearly off balance. */
function keepPlaces(before: Markets, priced: readonly PricedMarket[]): readonly PricedMarket[] {
  const shown = priced.find(market => market.place === 'secondary' && market.mostBalanced)
  if (!shown) return priced
  const kept = priced.find(market => {
    const old = before.get(marketKey(market.marketId, market.specifier))
    const chance = market.outcomes[0]!.probability
    return (
      old?.place === 'secondary' &&
      market.marketId === shown.marketId &&
      chance > KEPT_CHANCE.min &&
      chance < KEPT_CHANCE.max
    )
  })
  if (!kept || kept === shown) return priced
  return priced.map(market => {
    if (market === shown) return { ...market, place: null, mostBalanced: false }
    return market === kept ? { ...market, place: 'secondary' as const, mostBalanced: true } : market
  })
}
