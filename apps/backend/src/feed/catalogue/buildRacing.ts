import { formAfter, FORM_RUNS, type Form } from '@touchline/domain/outright'
import type { LocalizedText } from '#store'
import { createRng, seedOf, type Rng } from '../random/rng.ts'
import { INITIALS, SURNAMES } from './clubForms.ts'
import { inventCrest } from './crest.ts'
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
  readonly trainer: LocalizedText
  /** Years by which it is older than the youngest at the start of a cycle of `AGES`. */
  readonly cohort: number
  /** Placings before this feed began, the latest last. */
  readonly form: Form
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
  readonly jockeys: readonly LocalizedText[]
}

/** Ids in a range of their own, far from those of other sports. */
const SPORT_ID = '90'
const FIRST_COUNTRY = 9_000
const FIRST_COURSE = 90_001
const FIRST_HORSE = 50_000

const JOCKEYS = 70
const TRAINERS = 40
/** A horse races for this many years from `AGE_MIN` on; then its name is given to a young one. */
export const AGES = 7
export const AGE_MIN = 3

/** Builds the invented countries, courses and horses of a seed; the same seed gives the same ones. */
export function buildRacing(seed: string): Racing {
  const rng = createRng(seedOf(seed, RACING_KEY))
  // A separate random source for later additions, so that a seed still gives the same horses.
  const stable = createRng(seedOf(seed, RACING_KEY, 'stable'))
  const trainers = namePeople(stable, TRAINERS)
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
        const crest = inventCrest(rng)
        const strength = Math.round(rng.normal(0, 0.6) * 1000) / 1000
        return {
          id: String(FIRST_HORSE + i),
          names: namesOfSide(latin, `${first[1]} ${second[1]}`),
          crest,
          strength,
          trainer: stable.pick(trainers),
          cohort: stable.whole(0, AGES - 1),
          form: formerRuns(stable, strength),
        }
      },
    ),
    jockeys: namePeople(stable, JOCKEYS),
  }
}

/** People with unique names. */
function namePeople(rng: Rng, count: number): LocalizedText[] {
  const named = new Map<string, LocalizedText>()
  while (named.size < count) {
    const [initial, surname] = [rng.pick(INITIALS), rng.pick(SURNAMES)]
    const latin = `${initial[0]}. ${surname[0]}`
    named.set(latin, namesOfSide(latin, `${initial[1]}. ${surname[1]}`))
  }
  return [...named.values()]
}

/** Results in fields of the usual size: a strong horse finishes further ahead. */
function formerRuns(rng: Rng, strength: number): Form {
  let form: Form = []
  for (let run = 0; run < FORM_RUNS; run++) {
    const field = rng.whole(6, 14)
    const behind = 1 / (1 + Math.exp(strength + rng.normal(0, 1)))
    form = formAfter(form, 1 + Math.floor(behind * field))
  }
  return form
}
