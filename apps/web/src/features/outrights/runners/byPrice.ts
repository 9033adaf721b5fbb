import type { Market, Outcome } from '@touchline/domain/market'
import type { MatchState, Outright, Runner } from '@touchline/domain/match'

/** A runner as a card shows it. */
export type CardRunner = {
  readonly runner: Runner
  /** Its place during and after the event. */
  readonly place: number | undefined
}

/**
 * Runners in the order of the card: by place once there is one, before that by price, the most likely first, then those
 * without a price, and withdrawn ones last.
 */
export function runnerLines(
  { runners }: Pick<Outright, 'runners'>,
  { places }: Pick<MatchState, 'places'>,
  winner: Market | undefined,
): readonly CardRunner[] {
  const placeOf = new Map(places?.map(({ competitorId, place }) => [competitorId, place]))
  const outcomes = new Map(winner?.outcomes.map(outcome => [outcome.id, outcome]))
  return runners
    .map(runner => ({
      runner,
      place: placeOf.get(runner.id),
      rank: [
        runner.isWithdrawn ? 1 : 0,
        placeOf.get(runner.id) ?? runners.length + 1,
        priceRank(outcomes.get(runner.id)),
      ],
    }))
    .toSorted(
      (a, b) => a.rank.map((value, i) => value - b.rank[i]!).find(difference => difference !== 0) ?? 0,
    )
    .map(({ runner, place }) => ({ runner, place }))
}

/** Runners whose names contain every word of a search, ignoring accents and case. */
export function findRunners(
  lines: readonly CardRunner[],
  wanted: string,
  locale: string,
): readonly CardRunner[] {
  const words = plain(wanted, locale).split(/\s+/).filter(Boolean)
  return lines.filter(({ runner }) => words.every(word => plain(runner.name, locale).includes(word)))
}

const plain = (text: string, locale: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale)

const priceRank = (outcome: Outcome | undefined): number =>
  outcome?.active ? outcome.odds : Number.MAX_SAFE_INTEGER
