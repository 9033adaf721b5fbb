import { toOdds, type Odds } from '@touchline/domain/odds'
import { placesPaid } from '@touchline/domain/outright'
import { powerMargin } from '../odds/powerMargin.ts'
import { ODDS_MAX, ODDS_MIN, toPriceGrid } from '../odds/priceGrid.ts'
import { placeChances, winChances } from './runnerChances.ts'
import { PLACE_MARKET, runnerMarketOf, WINNER_MARKET } from './runnerMarkets.ts'

/** The inputs of pricing an event without two sides. */
export type RunnersBook = {
  /** Competitor ids by card position. */
  readonly runners: readonly string[]
  readonly strengths: readonly number[]
  /** How strongly strength decides: the higher, the more certain the favourites. */
  readonly sharpness: number
  /** Card positions of the withdrawn runners. */
  readonly withdrawn: readonly number[]
  readonly hasPlaces: boolean
}

export type RunnersMarket = {
  readonly marketId: number
  readonly specifier: string
  /** How many of the first runners win the market. */
  readonly places: number
  readonly priority: number
  readonly outcomes: readonly { readonly id: string; readonly odds: Odds; readonly active: boolean }[]
}

const MARGINS = { win: 0.14, place: 0.16 }
/** A lower chance has no price. */
const CHANCE_MIN = 1e-6

/** The winner market, and the place market where there are places: no price is above its fair price. */
export function priceRunners(book: RunnersBook): readonly RunnersMarket[] {
  const win = winChances(book.strengths, book.sharpness, i => book.withdrawn.includes(i))
  const places = book.hasPlaces ? placesPaid(book.runners.length) : 0
  return [
    marketOf(book, { marketId: WINNER_MARKET, specifier: '', places: 1 }, win, MARGINS.win),
    ...(places > 0
      ? [
          marketOf(
            book,
            { marketId: PLACE_MARKET, specifier: `places=${places}`, places },
            placeChances(win, places),
            MARGINS.place,
          ),
        ]
      : []),
  ]
}

function marketOf(
  { runners }: RunnersBook,
  head: Pick<RunnersMarket, 'marketId' | 'specifier' | 'places'>,
  fair: readonly number[],
  margin: number,
): RunnersMarket {
  const implied = powerMargin(fair, margin)
  const outcomes = runners.map((id, i) => {
    const odds = fair[i]! > 0 ? toPriceGrid(1000 / implied[i]!, 1000 / fair[i]!) : ODDS_MAX
    return {
      id,
      odds: toOdds(Math.max(ODDS_MIN, odds)),
      active: fair[i]! > CHANCE_MIN && odds >= ODDS_MIN && odds < ODDS_MAX,
    }
  })
  return { ...head, priority: runnerMarketOf(head.marketId)!.priority, outcomes }
}
