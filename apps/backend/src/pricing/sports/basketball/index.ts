import type { SportPricing } from '../../types.ts'
import { basketballJoint } from './basketballJoint.ts'
import { basketballModel } from './basketballModel.ts'
import { basketballOffers, basketballPossible, basketballSpaceOf } from './basketballOffers.ts'
import type { BasketballParams, BasketballState } from './basketballState.ts'

export * from './basketballState.ts'

export const basketballPricing: SportPricing<BasketballParams, BasketballState> = {
  offers: basketballOffers,
  spaceOf: basketballSpaceOf,
  model: basketballModel,
  joint: basketballJoint,
  possible: basketballPossible,
}
