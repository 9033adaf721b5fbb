import type { Bettor } from './drawHistory.ts'
import type { Credit, PastBet } from './pastBet.ts'

/** One line of an account's statement. `amount` in subunits, from the player's point of view. */
export type PastMovement = {
  readonly kind: 'deposit' | 'stake' | Credit['kind']
  readonly currency: string
  readonly amount: number
  readonly at: number
  readonly bet?: PastBet
}

/** A deposit is made when less than this share of the starting balance is left, and is that share. */
const LOW = 0.35
const DEPOSIT = 0.2
const HOUR_MS = 3_600_000

/**
 * All movements of an account in order: stakes, payouts and deposits that make it end with its starting balance. The
 * balance is never below zero in between.
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
