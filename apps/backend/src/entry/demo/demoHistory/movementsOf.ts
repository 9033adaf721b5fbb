import type { Bettor } from './drawHistory.ts'
import type { Credit, PastBet } from './pastBet.ts'

/** One line of an account's book. `amount` in subunits, seen from the player. */
export type PastMovement = {
  readonly kind: 'deposit' | 'stake' | Credit['kind']
  readonly currency: string
  readonly amount: number
  readonly at: number
  readonly bet?: PastBet
}

/** A deposit is made when less than this share of the first money is left, and is so much of it. */
const LOW = 0.35
const DEPOSIT = 0.2
const HOUR_MS = 3_600_000

/**
 * Everything that moved an account's money, in its order: stakes, what came back, and deposits, which leave at the end
 * what the account began with. Its balance is never below zero on the way.
 */
export function movementsOf(bettor: Bettor, bets: readonly PastBet[]): PastMovement[] {
  const { currency, begins } = bettor
  const moves = bets.filter(bet => bet.currency === currency).flatMap(movesOf)
  moves.sort((a, b) => a.at - b.at)
  let missing = -moves.reduce((sum, { amount }) => sum + amount, 0)
  let balance = begins
  const all: PastMovement[] = []
  const deposit = (amount: number, at: number) => {
    missing -= amount
    balance += amount
    all.push({ kind: 'deposit', currency, amount, at })
  }
  for (const move of moves) {
    const isLow = balance + move.amount < LOW * begins
    if (isLow && missing > 0) deposit(Math.min(missing, DEPOSIT * begins), move.at - 1)
    balance += move.amount
    all.push(move)
  }
  if (missing > 0) deposit(missing, (all.at(-1)?.at ?? 0) + HOUR_MS)
  return all
}

function movesOf(bet: PastBet): PastMovement[] {
  const { currency, stake, createdAt, credits } = bet
  return [
    { kind: 'stake', currency, amount: -stake, at: createdAt, bet },
    ...credits.map((credit): PastMovement => ({ ...credit, currency, bet })),
  ]
}
