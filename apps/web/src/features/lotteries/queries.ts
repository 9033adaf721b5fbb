import type { ComingDrawWire, LotteryDrawWire, LotteryWire } from '@touchline/contract'
import type { LotteryNumbers } from '@touchline/domain/lottery'
import { moneyOf, type CurrencyCode, type Money } from '@touchline/domain/money'
import { callQuery } from '#core/catalogue'

/** A draw to come. */
export type ComingDraw = { readonly number: number; readonly at: number; readonly seedHash: string }

/** A past draw. */
export type PlayedDraw = ComingDraw & {
  readonly numbers: LotteryNumbers
  readonly isJackpotWon: boolean
  readonly seed: string
}

/** A lottery with its name in the page's language. */
export type Lottery = {
  readonly id: string
  readonly name: string
  /** The provider whose page its numbers are picked on, and the key of the lottery there. */
  readonly provider: string
  readonly app: string
  readonly price: Money
  readonly jackpot: Money
  readonly next: ComingDraw
  readonly last: PlayedDraw | undefined
}

/** Draws of one lottery: all to come, and a page of the past. */
export type Draws = {
  readonly coming: readonly ComingDraw[]
  readonly past: readonly PlayedDraw[]
  readonly pages: number
}

const toComing = ({ number, at, seed_hash: seedHash }: ComingDrawWire): ComingDraw => ({
  number,
  at,
  seedHash,
})
const toPlayed = (draw: LotteryDrawWire): PlayedDraw => ({
  ...toComing(draw),
  numbers: { main: draw.main, bonus: draw.bonus },
  isJackpotWon: draw.jackpot_winners > 0,
  seed: draw.seed,
})

function toLottery({ currency, subunits, next_draw: next, last_draw: last, ...wire }: LotteryWire): Lottery {
  const money = (value: number): Money => moneyOf(value, { code: currency as CurrencyCode, subunits })
  return {
    id: wire.id,
    name: wire.name,
    provider: wire.provider,
    app: wire.app,
    price: money(wire.price),
    jackpot: money(wire.jackpot),
    next: toComing(next),
    last: last ? toPlayed(last) : undefined,
  }
}

export const lotteriesQuery = () => callQuery('getLotteries', {}, ({ data }) => data.map(toLottery))

export const drawsQuery = (id: string, page: number) =>
  callQuery('getLottery', { params: { id }, query: { page } }, ({ data, pagination }): Draws => ({
    coming: data.coming.map(toComing),
    past: data.draws.map(toPlayed),
    pages: pagination.last_page,
  }))
