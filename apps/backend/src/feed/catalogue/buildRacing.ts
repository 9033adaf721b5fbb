import type { LocalizedText } from '#store'
import { createRng, seedOf } from '../random/rng.ts'
import { drawCrest } from './crest.ts'
import { COURSES, HORSE_FIRST, HORSE_RACING, HORSE_SECOND } from './racingNames.ts'
import { namesOf, namesOfSide } from './names/index.ts'
import { countryCodeOf } from './countryCodes.ts'
import { slugOf } from './slugOf.ts'

export const RACING_KEY = 'horse_racing'

export type Horse = {
  readonly id: string
  readonly names: LocalizedText
  readonly crest: string
  /** 0 is average. */
  readonly strength: number
}
export type Course = {
  readonly id: string
  readonly categoryId: string
  readonly slug: string
  readonly names: LocalizedText
  readonly priority: number
  /** Minutes past the hour of its first race. */
  readonly minute: number
}
export type Racing = {
  readonly sport: { readonly id: string; readonly names: LocalizedText; readonly priority: number }
  readonly countries: readonly {
    readonly id: string
    readonly slug: string
    readonly names: LocalizedText
    readonly countryCode: string | null
  }[]
  readonly courses: readonly Course[]
  readonly horses: readonly Horse[]
}

/** Numbers of its own, far from those of the other sports. */
const SPORT_ID = '90'
const FIRST_COUNTRY = 9_000
const FIRST_COURSE = 90_001
const FIRST_HORSE = 50_000

/** The countries, courses and horses of a seed: invented, and the same for the same seed. */
export function buildRacing(seed: string): Racing {
  const rng = createRng(seedOf(seed, RACING_KEY))
  return {
    sport: { id: SPORT_ID, names: namesOf(HORSE_RACING), priority: Number(SPORT_ID) },
    countries: COURSES.map(({ country }, i) => ({
      id: String(FIRST_COUNTRY + i),
      slug: slugOf(country),
      names: namesOf(country),
      countryCode: countryCodeOf(country),
    })),
    courses: COURSES.map(({ country, name, minute }, i) => ({
      id: String(FIRST_COURSE + i),
      categoryId: String(FIRST_COUNTRY + i),
      slug: slugOf(`${country} ${name}`),
      names: namesOf(name),
      priority: i + 1,
      minute,
    })),
    horses: HORSE_FIRST.flatMap(first => HORSE_SECOND.map(second => [first, second] as const)).map(
      ([first, second], i) => {
        const latin = `${first[0]} ${second[0]}`
        return {
          id: String(FIRST_HORSE + i),
          names: namesOfSide(latin, `${first[1]} ${second[1]}`),
          crest: drawCrest(rng),
          strength: Math.round(rng.normal(0, 0.6) * 1000) / 1000,
        }
      },
    ),
  }
}
