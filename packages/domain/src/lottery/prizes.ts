import type { LotteryNumbers } from './game.ts'

/** How many picked numbers were drawn, in each row. */
export type LotteryHits = { readonly main: number; readonly bonus: number }

/** What some hits are worth: a multiple of the price of a draw, or a share of the jackpot. */
export type LotteryPrize = LotteryHits & {
  readonly pays: { readonly kind: 'times-price'; readonly times: number } | { readonly kind: 'jackpot' }
}

/** How many of the picked numbers a draw has hit ([LOTTERY-3]). */
export function hitsOf(picked: LotteryNumbers, drawn: LotteryNumbers): LotteryHits {
  return { main: common(picked.main, drawn.main), bonus: common(picked.bonus, drawn.bonus) }
}

const common = (picked: readonly number[], drawn: readonly number[]): number =>
  picked.filter(number => drawn.includes(number)).length

/**
 * What hits have won ([LOTTERY-4]): the row of the prize table with exactly as many hits of the main row, and a bonus number where that
 * row asks for one. Rows that ask for it stand first. Undefined where nothing is won.
 */
export function prizeFor(table: readonly LotteryPrize[], hits: LotteryHits): LotteryPrize | undefined {
  return table.find(({ main, bonus }) => main === hits.main && bonus <= hits.bonus)
}

/** What a ticket that won the jackpot is paid, in subunits ([LOTTERY-5]): equal shares, in whole subunits, the rest stays with the house. */
export function jackpotShare(jackpot: number, winners: number): number {
  return Math.floor(jackpot / winners)
}

/** The rising prize of a lottery, in subunits. */
export type LotteryJackpot = {
  /** What it starts with, and again after it was won. */
  readonly base: number
  /** What each draw in which nobody won it adds. */
  readonly step: number
  readonly max: number
}

/** What the draw after this one is played for ([LOTTERY-6]). */
export function nextJackpot({ base, step, max }: LotteryJackpot, played: number, winners: number): number {
  return winners > 0 ? base : Math.min(played + step, max)
}

/** What one draw of a ticket is paid, in subunits, of `price` a draw ([LOTTERY-4], [LOTTERY-5]). */
export function payoutOf(
  prize: LotteryPrize | undefined,
  { price, jackpot, winners }: { readonly price: number; readonly jackpot: number; readonly winners: number },
): number {
  if (!prize) return 0
  return prize.pays.kind === 'jackpot' ? jackpotShare(jackpot, winners) : price * prize.pays.times
}
