import { buildCatalogue, type FeedCatalogue, type FeedLeague } from '#feed'

/** The number of matches that the simulated feed's own catalogue offers at a time. */
const MATCHES_OF_ONE = 2_000
const SIDE_IDS = 100_000
const LEAGUE_IDS = 10_000

/**
 * The catalogue of the simulated feed, extended with leagues and sides in the same sports and countries for this many
 * matches. Additional leagues have a number; their sides have their own names.
 */
export function buildLargeCatalogue(matches: number): FeedCatalogue {
  const count = Math.max(1, Math.round(matches / MATCHES_OF_ONE))
  const own = buildCatalogue('1')
  const more = Array.from({ length: count - 1 }, (_, n) => numbered(buildCatalogue(`large ${n}`), n + 2))
  return { ...own, leagues: [own, ...more].flatMap(({ leagues }) => leagues) }
}

function numbered({ leagues }: FeedCatalogue, number: number): Pick<FeedCatalogue, 'leagues'> {
  return {
    leagues: leagues.map((league): FeedLeague => ({
      ...league,
      id: String(Number(league.id) + number * LEAGUE_IDS),
      slug: `${league.slug}-division-${number}`,
      names: {
        ...Object.fromEntries(Object.entries(league.names).map(([key, name]) => [key, `${name} ${number}`])),
        en: `${league.names.en} ${number}`,
      },
      sides: league.sides.map(side => ({ ...side, id: String(Number(side.id) + number * SIDE_IDS) })),
    })),
  }
}
