import type { SportKey } from '#pricing'
import type { Rng } from '../../random/rng.ts'
import { goOn, type Story } from './story.ts'
import type { Moment, StoryWatch } from './watch.ts'
import { watchBasketball } from './watchBasketball.ts'
import { watchCounterStrike } from './watchCounterStrike.ts'
import { watchCricket } from './watchCricket.ts'
import { watchIceHockey } from './watchIceHockey.ts'
import { watchSoccer } from './watchSoccer.ts'
import { watchTennis } from './watchTennis.ts'

const WATCHES: { readonly [Key in SportKey]: StoryWatch<Key> } = {
  soccer: watchSoccer,
  tennis: watchTennis,
  basketball: watchBasketball,
  ice_hockey: watchIceHockey,
  cricket: watchCricket,
  counter_strike: watchCounterStrike,
}

/** The story of a match after one more step. `rng` is the story's own source, which the caller stores. */
export function addStep<Key extends SportKey>(
  sportKey: Key,
  story: Story,
  before: Moment<Key>,
  after: Moment<Key>,
  rng: Rng,
): Story {
  const watch: StoryWatch<Key> = WATCHES[sportKey]
  return goOn(story, watch({ before, after, story, rng }))
}
