import type { DrawSchedule, LotteryGame, LotteryJackpot, LotteryPrize } from '@touchline/domain/lottery'
import type { LocalizedText } from '#store'
import { lotteryNamesOf } from './lotteryNamesOf.ts'

/** A lottery with its operator's settings. Amounts in subunits of its currency. */
export type LotteryDefinition = {
  readonly id: string
  readonly names: LocalizedText
  readonly game: LotteryGame
  readonly schedule: DrawSchedule
  readonly currency: 'EUR'
  readonly subunits: 100
  /** Price of one draw of a ticket. */
  readonly price: number
  readonly jackpot: LotteryJackpot
  /** The first row that matches determines the prize ([LOTTERY-4]). */
  readonly prizes: readonly LotteryPrize[]
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Draw 0 of every lottery, at 20:00, so that daily draws are in the evening. */
const SINCE = Date.UTC(2026, 0, 1, 20)
const EUR = { currency: 'EUR', subunits: 100 } as const

/**
 * The lotteries of the reference, all invented. In the long run each pays out a little more than half of what it takes.
 */
export const LOTTERIES: readonly LotteryDefinition[] = [
  {
    ...EUR,
    id: 'quick-keno',
    names: lotteryNamesOf('quick-keno'),
    game: { main: { pick: 10, drawn: 20, of: 80 } },
    schedule: { everyMs: 10 * MINUTE_MS, since: SINCE },
    price: 100,
    jackpot: { base: 10_000_000, step: 2_500, max: 25_000_000 },
    prizes: [
      jackpot(10),
      times(5_000, 9),
      times(500, 8),
      times(50, 7),
      times(10, 6),
      times(3, 5),
      times(2, 0),
    ],
  },
  {
    ...EUR,
    id: 'lantern-five',
    names: lotteryNamesOf('lantern-five'),
    game: { main: { pick: 5, drawn: 5, of: 35 }, bonus: { pick: 1, drawn: 1, of: 10 } },
    schedule: { everyMs: HOUR_MS, since: SINCE },
    price: 100,
    jackpot: { base: 25_000_000, step: 100_000, max: 100_000_000 },
    prizes: [
      jackpot(5, 1),
      times(10_000, 5),
      times(1_000, 4, 1),
      times(100, 4),
      times(40, 3, 1),
      times(8, 3),
      times(6, 2, 1),
      times(2, 1, 1),
    ],
  },
  {
    ...EUR,
    id: 'harbour-six',
    names: lotteryNamesOf('harbour-six'),
    game: { main: { pick: 6, drawn: 6, of: 49 } },
    schedule: { everyMs: 24 * HOUR_MS, since: SINCE },
    price: 200,
    jackpot: { base: 200_000_000, step: 5_000_000, max: 1_000_000_000 },
    prizes: [jackpot(6), times(5_000, 5), times(100, 4), times(10, 3)],
  },
]

export function lotteryOf(id: string): LotteryDefinition | undefined {
  return LOTTERIES.find(lottery => lottery.id === id)
}

function jackpot(main: number, bonus = 0): LotteryPrize {
  return { main, bonus, pays: { kind: 'jackpot' } }
}

function times(price: number, main: number, bonus = 0): LotteryPrize {
  return { main, bonus, pays: { kind: 'times-price', times: price } }
}
