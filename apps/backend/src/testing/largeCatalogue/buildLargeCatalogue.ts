import { buildCatalogue, type Catalogue, type League } from '#feed'

/** The simulated feed's own catalogue offers about as many matches as these at a time. */
const MATCHES_OF_ONE = 2_000
const SIDE_IDS = 100_000
const LEAGUE_IDS = 10_000

/**
 * The catalogue of the simulated feed, with further leagues and sides in the same sports and countries for as many matches. Leagues beyond
 * the first ones carry a number; their sides have names of their own.
 */
export function buildLargeCatalogue(matches: number): Catalogue {
  const count = Math.max(1, Math.round(matches / MATCHES_OF_ONE))
  const own = buildCatalogue('1')
  const more = Array.from({ length: count - 1 }, (_, n) => numbered(buildCatalogue(`large ${n}`), n + 2))
  return { ...own, leagues: [own, ...more].flatMap(({ leagues }) => leagues) }
}

function numbered({ leagues }: Catalogue, number: number): Pick<Catalogue, 'leagues'> {
  return {
    leagues: leagues.map((league): League => ({
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
