import type { SportPricing } from '../../types.ts'
import { tennisJoint } from './tennisJoint.ts'
import { tennisModel } from './tennisModel.ts'
import { tennisOffers, tennisPossible, tennisSpaceOf } from './tennisOffers.ts'
import type { TennisParams, TennisState } from './tennisState.ts'

export * from './tennisState.ts'

export const tennisPricing: SportPricing<TennisParams, TennisState> = {
  offers: tennisOffers,
  spaceOf: tennisSpaceOf,
  model: tennisModel,
  joint: tennisJoint,
  possible: tennisPossible,
}
