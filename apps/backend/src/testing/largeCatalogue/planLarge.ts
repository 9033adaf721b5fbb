import {
  createRng,
  planMatch,
  seedOf,
  type FeedCatalogue,
  type FeedLeague,
  type PlannedMatch,
  type Rng,
} from '#feed'

const MINUTE_MS = 60_000
/** Maximum lines of one match. */
const MARKETS_MAX = 40
const SEED = 'large'

/** A copy of another match of the same sport, with other sides and another time. */
export type CopyPlan = {
  readonly id: string
  readonly template: string
  readonly urn_id: string
  readonly slug: string
  readonly category_id: string
  readonly tournament_id: string
  readonly home_id: string
  readonly away_id: string
  readonly start_time: number
}

/** A planned match between two sides of some league of a sport, with its most important lines. */
export function planOne(
  catalogue: FeedCatalogue,
  sportKey: string,
  id: string,
  startTime: number,
  now: number,
) {
  const { league, home, away } = pair(catalogue, sportKey, createRng(seedOf(SEED, id)))
  const planned = planMatch({ seed: SEED, id, league, home, away, startTime }, now, 1)
  const { record } = planned
  const lines = [...(record.markets?.values() ?? [])]
    .toSorted(
      (one, other) =>
        Number(other.place !== null) - Number(one.place !== null) || one.priority - other.priority,
    )
    .slice(0, MARKETS_MAX)
  const markets = new Map(lines.map(line => [`${line.marketId}/${line.specifier}`, line]))
  return { ...planned, record: { ...record, markets } } satisfies PlannedMatch
}

/** The same match between other sides at another time. */
export function planCopy(
  catalogue: FeedCatalogue,
  template: PlannedMatch,
  id: string,
  startTime: number,
): CopyPlan {
  const { facts, record } = template
  const sport = catalogue.sports.find(one => one.id === facts.sport_id)!
  const { league, home, away } = pair(catalogue, sport.key, createRng(seedOf(SEED, id)))
  return {
    id,
    template: record.id,
    urn_id: `sr:match:${id}`,
    slug: `${home.slug}-${away.slug}-${id}`,
    category_id: league.categoryId,
    tournament_id: league.id,
    home_id: home.id,
    away_id: away.id,
    start_time: startTime,
  }
}

/** Picks a sport by its share of the matches. */
export function anySport({ sports }: FeedCatalogue, rng: Rng): string {
  let draw = rng.next() * sports.reduce((sum, { weight }) => sum + weight, 0)
  return (sports.find(({ weight }) => (draw -= weight) < 0) ?? sports[0]!).key
}

/** A time on a full five minutes within the next or past `days`: most of them soon. */
export function aStart(rng: Rng, now: number, days: number): number {
  const minutes = Math.floor(rng.next() ** 2 * days * 24 * 60) + 5
  return (
    (Math.floor(now / MINUTE_MS / 5) + Math.sign(days) * Math.ceil(Math.abs(minutes) / 5)) * 5 * MINUTE_MS
  )
}

function pair({ leagues }: FeedCatalogue, sportKey: string, rng: Rng) {
  const league: FeedLeague = rng.pick(leagues.filter(one => one.sportKey === sportKey))
  const home = rng.pick(league.sides)
  return { league, home, away: rng.pick(league.sides.filter(side => side !== home)) }
}
