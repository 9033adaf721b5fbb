import type { SportPricing } from '../../types.ts'
import { soccerJoint, soccerModel } from './soccerModel.ts'
import { soccerOffers, soccerSpaceOf } from './soccerOffers.ts'
import { soccerPossible } from './soccerPossible.ts'
import type { SoccerParams, SoccerState } from './soccerState.ts'

export * from './soccerState.ts'

export const soccerPricing: SportPricing<SoccerParams, SoccerState> = {
  offers: soccerOffers,
  spaceOf: soccerSpaceOf,
  model: soccerModel,
  joint: soccerJoint,
  possible: soccerPossible,
}
