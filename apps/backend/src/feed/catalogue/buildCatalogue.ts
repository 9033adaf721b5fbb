import type { Provider } from '@touchline/domain/match'
import type { SportKey } from '#pricing'
import type { LocalizedText } from '#store'
import { createRng, seedOf } from '../random/rng.ts'
import { buildRacing, type Racing } from './buildRacing.ts'
import { nameSides } from './clubNames.ts'
import { countryCodeOf } from './countryCodes.ts'
import { inventCrest } from './crest.ts'
import { SPORTS } from './leagues.ts'
import { createSlugs } from './createSlugs.ts'
import { namesOf, namesOfSide } from './names/index.ts'
import { slugOf } from './slugOf.ts'

export type FeedSide = {
  readonly id: string
  readonly sportId: string
  readonly names: LocalizedText
  readonly slug: string
  readonly crest: string
  /** 0 is average, 1 is strong. */
  readonly strength: number
  readonly place: LocalizedText
}
export type FeedLeague = {
  readonly id: string
  readonly slug: string
  readonly names: LocalizedText
  readonly priority: number
  readonly provider: Provider
  readonly sportKey: SportKey
  readonly sportId: string
  readonly categoryId: string
  readonly sides: readonly FeedSide[]
}
export type FeedCategory = {
  readonly id: string
  readonly sportId: string
  readonly slug: string
  readonly names: LocalizedText
  readonly priority: number
  /** Null where the region is not a country: a tour, or the world. */
  readonly countryCode: string | null
}
export type FeedSport = {
  readonly id: string
  readonly key: SportKey
  readonly urn: string
  readonly names: LocalizedText
  readonly priority: number
  readonly provider: Provider
  readonly live: number
  readonly weight: number
}
export type FeedCatalogue = {
  readonly sports: readonly FeedSport[]
  readonly categories: readonly FeedCategory[]
  readonly leagues: readonly FeedLeague[]
  readonly racing: Racing
}

/** Builds the invented sports, regions, leagues and sides of a seed; the same seed gives the same catalogue. */
export function buildCatalogue(seed: string): FeedCatalogue {
  const sports: FeedSport[] = []
  const categories: FeedCategory[] = []
  const leagues: FeedLeague[] = []
  let sideNumber = 10_000
  SPORTS.forEach((sport, s) => {
    const sportId = String(s + 1)
    const taken = new Set<string>()
    const newSlug = createSlugs()
    const { key, urn, provider, live, weight } = sport
    sports.push({
      id: sportId,
      key,
      urn,
      names: namesOf(sport.name),
      priority: s + 1,
      provider,
      live,
      weight,
    })
    sport.categories.forEach((category, c) => {
      const categoryId = String((s + 1) * 100 + c)
      const slug = newSlug(category.name)
      categories.push({
        id: categoryId,
        sportId,
        slug,
        names: namesOf(category.name),
        priority: c + 1,
        countryCode: countryCodeOf(category.name),
      })
      category.leagues.forEach((league, l) => {
        const path = `${category.name}/${league.name}`
        const rng = createRng(seedOf(seed, key, path))
        const named = nameSides(rng, key, category.culture, path, league.sides, taken)
        leagues.push({
          id: String((s + 1) * 1000 + leagues.length + 1),
          slug: newSlug(`${category.name} ${league.name}`),
          names: namesOf(league.name),
          priority: c * 2 + l * 7 + 1,
          provider: league.provider ?? provider,
          sportKey: key,
          sportId,
          categoryId,
          sides: named.map(({ latin, arabic, place }) => ({
            id: String(sideNumber++),
            sportId,
            names: namesOfSide(latin, arabic),
            slug: slugOf(latin),
            crest: inventCrest(rng),
            strength: Math.round(rng.normal(-l * 0.15, 0.55) * 1000) / 1000,
            place: { en: place[0], de: place[0], ar: place[1] },
          })),
        })
      })
    })
  })
  return { sports, categories, leagues, racing: buildRacing(seed) }
}
