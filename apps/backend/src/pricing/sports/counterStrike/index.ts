import type { SportPricing } from '../../types.ts'
import { counterStrikeJoint } from './counterStrikeJoint.ts'
import { counterStrikeModel } from './counterStrikeModel.ts'
import { counterStrikeOffers, counterStrikePossible, counterStrikeSpaceOf } from './counterStrikeOffers.ts'
import type { CounterStrikeParams, CounterStrikeState } from './counterStrikeState.ts'

export * from './counterStrikeState.ts'

export const counterStrikePricing: SportPricing<CounterStrikeParams, CounterStrikeState> = {
  offers: counterStrikeOffers,
  spaceOf: counterStrikeSpaceOf,
  model: counterStrikeModel,
  joint: counterStrikeJoint,
  possible: counterStrikePossible,
}
