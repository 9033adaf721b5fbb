import type { LotteryNumbers } from './game.ts'

/** How many picked numbers were drawn, in each row. */
export type LotteryHits = { readonly main: number; readonly bonus: number }

/** The prize for a number of hits: a multiple of the price of a draw, or a share of the jackpot. */
export type LotteryPrize = LotteryHits & {
  readonly pays: { readonly kind: 'times-price'; readonly times: number } | { readonly kind: 'jackpot' }
}

/** How many of the picked numbers were drawn ([LOTTERY-3]). */
export function hitsOf(picked: LotteryNumbers, drawn: LotteryNumbers): LotteryHits {
  return { main: common(picked.main, drawn.main), bonus: common(picked.bonus, drawn.bonus) }
}

const common = (picked: readonly number[], drawn: readonly number[]): number =>
  picked.filter(number => drawn.includes(number)).length

/**
 * The prize for some hits ([LOTTERY-4]): the row of the prize table with exactly as many hits of the main row, and a
 * bonus number where that row requires one. Rows that require it come first. Undefined where nothing is won.
 */
export function prizeFor(table: readonly LotteryPrize[], hits: LotteryHits): LotteryPrize | undefined {
  return table.find(({ main, bonus }) => main === hits.main && bonus <= hits.bonus)
}

/**
 * The payout of a ticket that won the jackpot, in subunits ([LOTTERY-5]): equal shares, in whole subunits; the operator
 * keeps the remainder.
 */
export function jackpotShare(jackpot: number, winners: number): number {
  return Math.floor(jackpot / winners)
}

/** The rising prize of a lottery, in subunits. */
export type LotteryJackpot = {
  /** Its initial amount, also after it was won. */
  readonly base: number
  /** The increase with each draw without a jackpot winner. */
  readonly step: number
  readonly max: number
}

/** The jackpot of the draw after this one ([LOTTERY-6]). */
export function nextJackpot({ base, step, max }: LotteryJackpot, played: number, winners: number): number {
  return winners > 0 ? base : Math.min(played + step, max)
}

/** The payout of one draw of a ticket, in subunits, at `price` per draw ([LOTTERY-4], [LOTTERY-5]). */
export function payoutOf(
  prize: LotteryPrize | undefined,
  { price, jackpot, winners }: { readonly price: number; readonly jackpot: number; readonly winners: number },
): number {
  if (!prize) return 0
  return prize.pays.kind === 'jackpot' ? jackpotShare(jackpot, winners) : price * prize.pays.times
}
