/** A row of numbers that starts with 1. */
export type NumberField = {
  /** How many numbers a player picks. */
  readonly pick: number
  /** How many are drawn: as many as are picked, except in games such as keno. */
  readonly drawn: number
  /** The highest number of the row. */
  readonly of: number
}

/** The rules of a lottery's draw. */
export type LotteryGame = {
  readonly main: NumberField
  /** A second row of its own, from which one number is picked and drawn. */
  readonly bonus?: NumberField
}

/** Picked or drawn numbers, in ascending order. */
export type LotteryNumbers = { readonly main: readonly number[]; readonly bonus: readonly number[] }

/** Whether these numbers can be played ([LOTTERY-1]): the required count, without duplicates, all within its rows. */
export function canPlay({ main, bonus }: LotteryGame, picked: LotteryNumbers): boolean {
  return fills(main, picked.main) && fills(bonus ?? NO_FIELD, picked.bonus)
}

const NO_FIELD: NumberField = { pick: 0, drawn: 0, of: 0 }

function fills({ pick, of }: NumberField, numbers: readonly number[]): boolean {
  const isInRow = numbers.every(number => Number.isInteger(number) && number >= 1 && number <= of)
  return isInRow && numbers.length === pick && new Set(numbers).size === pick
}

/** Returns integers from 0 to below `bound`, all equally likely. */
export type RandomBelow = (bound: number) => number

/**
 * Draws the numbers of a game ([LOTTERY-2]): all numbers of a row are equally likely, none is repeated, and the same
 * source gives the same draw.
 */
export function drawNumbers({ main, bonus }: LotteryGame, below: RandomBelow): LotteryNumbers {
  return { main: drawFrom(main, below), bonus: drawFrom(bonus ?? NO_FIELD, below) }
}

function drawFrom({ drawn, of }: NumberField, below: RandomBelow): readonly number[] {
  const row = Array.from({ length: of }, (_, index) => index + 1)
  const balls = Array.from({ length: drawn }, () => row.splice(below(row.length), 1)[0]!)
  return balls.toSorted((a, b) => a - b)
}
