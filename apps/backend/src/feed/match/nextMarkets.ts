import { MARKET_STATUS, type SuspensionReason } from '@touchline/domain/market'
import { ODDS_SCALE } from '@touchline/domain/odds'
import { decidedResults, isTopMarket, priceMatch, type PricedMarket } from '#pricing'
import type { Sim } from '../sims/index.ts'
import { marketKey, resultKey, type MarketRecord, type Markets, type OutcomeResult } from './matchRecord.ts'

export type MarketsStep = {
  readonly markets: Markets
  /** Only the lines that changed. */
  readonly changed: readonly MarketRecord[]
  readonly results: readonly OutcomeResult[]
}

const { allowed, suspended, notAllowed, settled, cancelled } = MARKET_STATUS
const isClosed = ({ status }: MarketRecord) => status === settled || status === cancelled

/** Suspends every open market with a reason; prices stay unchanged (reference/domain.md f, bet_stop). */
export function suspendMarkets(before: Markets, reason: SuspensionReason): MarketsStep {
  const changed: MarketRecord[] = []
  for (const market of before.values()) {
    if (market.status === allowed || (market.status === suspended && market.reason !== reason)) {
      changed.push({ ...market, status: suspended, reason })
    }
  }
  return toMarketsStep(before, changed, [])
}

/** Prices every market from the state of play, settles what is decided and closes what is no longer offered. */
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
  /** Closes a line. Lists show it until another line replaces it, so that a cell never disappears. */
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

/** Number of turns in which every side market of a live match is repriced once. */
const SIDE_TURNS = 4

/** A repricing may wait only while the price stays below its fair price by this share. */
const SAFE_SHARE = 0.99

/**
 * Whether a repricing may be skipped. While nothing happens, prices of side markets only drift with the clock, within
 * their margin. Repricing a quarter of them at each turn keeps the price log and the messages small. Markets that open,
 * close or are shown in lists never wait, nor does a price that has come close to its fair price.
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

/** The markets together with those that changed. */
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

/** Keeps the last odds of an outcome that is no longer offered, so that a paused price stays readable. */
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

/** Range of chances in which lists keep showing a line although another is now closer to even. */
const BALANCED_CHANCE = { min: 0.3, max: 0.7 }

/** Lists would jump if their line changed at every tick, so it stays until it is clearly unbalanced. */
function keepPlaces(before: Markets, priced: readonly PricedMarket[]): readonly PricedMarket[] {
  const shown = priced.find(market => market.place === 'secondary' && market.mostBalanced)
  if (!shown) return priced
  const current = priced.find(market => {
    const old = before.get(marketKey(market.marketId, market.specifier))
    const chance = market.outcomes[0]!.probability
    return (
      old?.place === 'secondary' &&
      market.marketId === shown.marketId &&
      chance > BALANCED_CHANCE.min &&
      chance < BALANCED_CHANCE.max
    )
  })
  if (!current || current === shown) return priced
  return priced.map(market => {
    if (market === shown) return { ...market, place: null, mostBalanced: false }
    return market === current ? { ...market, place: 'secondary' as const, mostBalanced: true } : market
  })
}
