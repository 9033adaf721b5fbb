import type { SportPricing } from '../../types.ts'
import { cricketJoint } from './cricketJoint.ts'
import { cricketModel } from './cricketModel.ts'
import { cricketOffers, cricketPossible, cricketSpaceOf } from './cricketOffers.ts'
import type { CricketParams, CricketState } from './cricketState.ts'

export * from './cricketState.ts'

export const cricketPricing: SportPricing<CricketParams, CricketState> = {
  offers: cricketOffers,
  spaceOf: cricketSpaceOf,
  model: cricketModel,
  joint: cricketJoint,
  possible: cricketPossible,
}
