import type { SportPricing } from '../../types.ts'
import { iceHockeyJoint } from './iceHockeyJoint.ts'
import { iceHockeyModel } from './iceHockeyModel.ts'
import { iceHockeyOffers, iceHockeyPossible, iceHockeySpaceOf } from './iceHockeyOffers.ts'
import type { IceHockeyParams, IceHockeyState } from './iceHockeyState.ts'

export * from './iceHockeyState.ts'
export { regularScore } from './iceHockeyModel.ts'

export const iceHockeyPricing: SportPricing<IceHockeyParams, IceHockeyState> = {
  offers: iceHockeyOffers,
  spaceOf: iceHockeySpaceOf,
  model: iceHockeyModel,
  joint: iceHockeyJoint,
  possible: iceHockeyPossible,
}
