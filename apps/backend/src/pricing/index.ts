export * from './cashout/index.ts'
export * from './custom/index.ts'
export {
  describeMarket,
  isTopMarket,
  type EventNames,
  type MarketDescription,
} from './describing/describeMarket.ts'
export { describeGroups } from './describing/describeGroups.ts'
export { marketTexts } from './describing/marketTexts.ts'
export { statisticCountsOf, playOf, type MatchPlay } from './playOf.ts'
export { priceMatch } from './priceMatch.ts'
export { decidedResults, resultOf } from './resultOf.ts'
export { priceRunners, winChances, type RunnersBook, type RunnersMarket } from './runners/index.ts'
export { SAMPLES } from './samples.ts'
export { SPORT_KEYS, type ParamsOf, type PlayOf, type SportKey } from './sports.ts'
export type { PricedMarket, PricedOutcome } from './types.ts'
export { BASKETBALL_OVERTIME_SECONDS, pointsOf } from './sports/basketball/index.ts'
export { isMapOver, mapsOf, MAPS_TO_WIN, roundChance, roundsOf } from './sports/counterStrike/index.ts'
export { ballRates, isInningsOver, type Innings } from './sports/cricket/index.ts'
export { ICE_HOCKEY_PERIOD_SECONDS, POWER_PLAY_FACTOR, regularScore } from './sports/iceHockey/index.ts'
export { goalRate, redFactor, SOCCER_HALF_SECONDS, soccerMinute } from './sports/soccer/index.ts'
export { gamesOf, isSetOver, isTiebreak, setsOf, tiebreakServer } from './sports/tennis/index.ts'
