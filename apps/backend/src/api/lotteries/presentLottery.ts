import type { LotteryDrawWire, LotteryWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { nameIn } from '#api/names'
import type { LotteryState, PlayedDrawRow } from './findLotteries.ts'

/** The provider whose page sells the tickets of all lotteries of the reference. */
export const LOTTERY_PROVIDER = 'drawhouse'

/** A lottery in the reader's language. */
export function presentLottery(
  { lottery, jackpot, coming, drawn }: LotteryState,
  locale: Locale,
): LotteryWire {
  const { id, names, game, currency, subunits, price } = lottery
  return {
    id,
    name: nameIn(names, locale),
    provider: LOTTERY_PROVIDER,
    app: id,
    main: game.main,
    bonus: game.bonus ?? null,
    currency,
    subunits,
    price,
    jackpot,
    next_draw: coming[0]!,
    last_draw: drawn[0] ? presentDraw(drawn[0]) : null,
  }
}

export function presentDraw(draw: PlayedDrawRow): LotteryDrawWire {
  return {
    number: draw.number,
    at: draw.at,
    seed_hash: draw.seed_hash,
    main: [...draw.numbers.main],
    bonus: [...draw.numbers.bonus],
    jackpot: draw.jackpot!,
    jackpot_winners: draw.jackpot_winners!,
    seed: draw.seed,
  }
}
