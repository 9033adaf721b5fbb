import type { Settlement } from './settlement.ts'

/**
 * The money a settlement moves, in subunits: what was paid is returned in full, then what is due is paid. Earlier
 * entries are never edited.
 */
export type Correction = { readonly reverse: number; readonly pay: number }

/**
 * The correction by a settlement when earlier settlements of the bet paid `paidBefore` subunits in total ([SETTLE-14]):
 * 0 of both where it pays the same, so that settling again moves nothing; otherwise the former payout back and the new
 * one out. A reopened bet pays nothing and takes everything back ([SETTLE-15]). Cash-outs are not payouts and are
 * excluded from both: no result changes them.
 */
export function correctionOf(paidBefore: number, now: Settlement): Correction {
  const due = now.settled ? now.payout : 0
  return due === paidBefore ? { reverse: 0, pay: 0 } : { reverse: paidBefore, pay: due }
}

/**
 * For an `amount` to be taken back: what the balance covers, and what remains as debt; the balance never falls below 0
 * ([SETTLE-16]).
 */
export function takeFromBalance(
  balance: number,
  amount: number,
): { readonly taken: number; readonly owed: number } {
  const taken = Math.min(Math.max(0, balance), amount)
  return { taken, owed: amount - taken }
}

/** For a credit: what repays debt, and what is left for the balance; debts come first ([SETTLE-17]). */
export function repay(owed: number, credit: number): { readonly repaid: number; readonly credited: number } {
  const repaid = Math.min(owed, credit)
  return { repaid, credited: credit - repaid }
}

/**
 * The version of a bet's results: the sum of its legs' ([SETTLE-18]). Each leg's version increases with every result it
 * gets, so the sum increases with every change and identifies one set of results; a settlement is done once for each.
 */
export function resultVersionOf(legVersions: readonly number[]): number {
  return legVersions.reduce((sum, version) => sum + version, 0)
}
