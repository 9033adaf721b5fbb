import { MARKET_STATUS } from '@touchline/domain/market'
import { outrightTakesBets, runnerResult } from '@touchline/domain/outright'
import { priceRunners, type RunnersMarket } from '#pricing'
import {
  marketKey,
  resultKey,
  type MarketRecord,
  type Markets,
  type OutcomeResult,
} from '../match/matchRecord.ts'
import { toMarketsStep, type MarketsStep } from '../match/nextMarkets.ts'
import type { RunnersSim } from './runnersSim.ts'
import { statusOfRunners } from './showRunners.ts'

const { allowed, suspended, notAllowed, settled } = MARKET_STATUS

/**
 * Prices every market of an event without two sides before its start, closes them at the start, and settles what is
 * certain.
 */
export function repriceRunners(before: Markets, sim: RunnersSim, written: ReadonlySet<string>): MarketsStep {
  const { params, play } = sim
  const changed: MarketRecord[] = []
  const results: OutcomeResult[] = []
  for (const priced of priceRunners({ ...params, withdrawn: play.withdrawn })) {
    const old = before.get(marketKey(priced.marketId, priced.specifier))
    if (old?.status === settled) continue
    const next = nextMarket(priced, old, sim)
    if (!old || !isSame(old, next)) changed.push(next)
    results.push(...newResults(priced, sim, written))
  }
  return toMarketsStep(before, changed, results)
}

function nextMarket(
  { marketId, specifier, places, priority, outcomes }: RunnersMarket,
  old: MarketRecord | undefined,
  sim: RunnersSim,
): MarketRecord {
  const { phase } = sim.play
  const isOpen = outrightTakesBets(statusOfRunners(sim))
  const priced = outcomes.map((outcome, i) => ({
    ...outcome,
    // A price that is no longer offered stays readable; after the start no price changes.
    odds: (outcome.active && isOpen) || !old ? outcome.odds : old.outcomes[i]!.odds,
    active: outcome.active && (isOpen || (old?.outcomes[i]?.active ?? true)),
  }))
  const status = isOpen && priced.some(({ active }) => active) ? allowed : isOpen ? suspended : notAllowed
  return {
    marketId,
    specifier,
    status: phase === 'ended' ? settled : status,
    reason: null,
    priority,
    mostBalanced: false,
    place: places === 1 ? 'main' : null,
    outcomes: priced,
  }
}

/** Results that are certain and not written yet: of withdrawn runners at once, of the others at the end. */
function newResults(
  { marketId, specifier, places }: RunnersMarket,
  { params, play }: RunnersSim,
  written: ReadonlySet<string>,
): OutcomeResult[] {
  return params.runners.flatMap((outcomeId, runner) => {
    const isWithdrawn = play.withdrawn.includes(runner)
    const isCertain = isWithdrawn || play.phase === 'ended'
    if (!isCertain || written.has(resultKey(marketId, specifier, outcomeId))) return []
    return {
      marketId,
      specifier,
      outcomeId,
      ...runnerResult({ isWithdrawn, ...endOf(runner, play) }, places),
    }
  })
}

function endOf(runner: number, { finish = [] }: RunnersSim['play']): { place?: number; sharing: number } {
  let place = 1
  for (const group of finish) {
    if (group.includes(runner)) return { place, sharing: group.length }
    place += group.length
  }
  return { sharing: 1 }
}

function isSame(a: MarketRecord, b: MarketRecord): boolean {
  return (
    a.status === b.status &&
    a.reason === b.reason &&
    a.place === b.place &&
    a.outcomes.every(
      ({ odds, active }, i) => odds === b.outcomes[i]!.odds && active === b.outcomes[i]!.active,
    )
  )
}
