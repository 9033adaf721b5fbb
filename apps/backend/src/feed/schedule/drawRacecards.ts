import type { StoredRacecard } from '#store'
import { AGE_MIN, AGES, type Horse, type Racing } from '../catalogue/buildRacing.ts'
import { createRng, seedOf } from '../random/rng.ts'

/** Kilograms: the average, minimum and maximum weight carried. */
const WEIGHT = { average: 56, min: 51, max: 61 }

type Race = {
  readonly racing: Pick<Racing, 'jockeys'>
  readonly startTime: number
}

/**
 * The racecard's entry for each horse. A jockey rides one horse, and a better horse carries more. Uses a random source
 * separate from that of the result.
 */
export function drawRacecards(
  field: readonly Horse[],
  { racing, startTime }: Race,
): readonly StoredRacecard[] {
  const rng = createRng(seedOf('racecard', startTime, ...field.map(({ id }) => id)))
  const jockeys = rng.shuffled(racing.jockeys)
  const year = new Date(startTime).getUTCFullYear()
  return field.map(({ trainer, cohort, strength }, i) => ({
    jockey: jockeys[i]!,
    trainer,
    age: AGE_MIN + ((year + cohort) % AGES),
    weight: weightOf(strength + rng.normal(0, 0.3)),
  }))
}

function weightOf(strength: number): number {
  const halves = Math.round((WEIGHT.average + 2.5 * strength) * 2)
  return Math.min(WEIGHT.max, Math.max(WEIGHT.min, halves / 2))
}
