import { basketballPricing, type BasketballParams, type BasketballState } from './sports/basketball/index.ts'
import {
  counterStrikePricing,
  type CounterStrikeParams,
  type CounterStrikeState,
} from './sports/counterStrike/index.ts'
import { cricketPricing, type CricketParams, type CricketState } from './sports/cricket/index.ts'
import { iceHockeyPricing, type IceHockeyParams, type IceHockeyState } from './sports/iceHockey/index.ts'
import { soccerPricing, type SoccerParams, type SoccerState } from './sports/soccer/index.ts'
import { tennisPricing, type TennisParams, type TennisState } from './sports/tennis/index.ts'
import type { SportPricing } from './types.ts'

/** The inputs of each sport's model: the strength of the sides, and the state so far. */
export type SportModels = {
  soccer: { params: SoccerParams; state: SoccerState }
  tennis: { params: TennisParams; state: TennisState }
  basketball: { params: BasketballParams; state: BasketballState }
  ice_hockey: { params: IceHockeyParams; state: IceHockeyState }
  cricket: { params: CricketParams; state: CricketState }
  counter_strike: { params: CounterStrikeParams; state: CounterStrikeState }
}
export type SportKey = keyof SportModels
export type ParamsOf<Key extends SportKey> = SportModels[Key]['params']
export type PlayOf<Key extends SportKey> = SportModels[Key]['state']

type Pricings = { readonly [Key in SportKey]: SportPricing<ParamsOf<Key>, PlayOf<Key>> }

const PRICINGS: Pricings = {
  soccer: soccerPricing,
  tennis: tennisPricing,
  basketball: basketballPricing,
  ice_hockey: iceHockeyPricing,
  cricket: cricketPricing,
  counter_strike: counterStrikePricing,
}

export const SPORT_KEYS = Object.keys(PRICINGS) as readonly SportKey[]

export function pricingOf<Key extends SportKey>(sportKey: Key): SportPricing<ParamsOf<Key>, PlayOf<Key>> {
  return PRICINGS[sportKey]
}
