import { describeMarket } from './describeMarket.ts'
import { MARKET_IDS } from '../descriptors/index.ts'
import { PLACE_MARKET, WINNER_MARKET } from '../runners/index.ts'

/** A sample value for every placeholder of a market's name. */
const ANY_LINE =
  'goalnr=1|inningnr=1|mapnr=1|periodnr=1|quarternr=1|setnr=1|gamenr=1|overnr=1|roundnr=1|hcp=1|places=1'
const NO_SIDES = { home: '', away: '' }
const NO_RUNNERS = { runners: new Map<string, string>() }

/** The names of all sports' markets in a language, without lines and competitors, for searching. */
export function marketTexts(locale: string): readonly { readonly id: number; readonly text: string }[] {
  const textOf = (id: number, names: typeof NO_SIDES | typeof NO_RUNNERS) => ({
    id,
    text: describeMarket(id, ANY_LINE, locale, names).name,
  })
  return [
    ...MARKET_IDS.map(id => textOf(id, NO_SIDES)),
    ...[WINNER_MARKET, PLACE_MARKET].map(id => textOf(id, NO_RUNNERS)),
  ]
}
