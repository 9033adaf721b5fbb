import type { Settlement } from './settlement.ts'

/** What a settlement moves, in subunits: what was paid goes back in full, what is due now is paid. Nothing is ever edited. */
export type Correction = { readonly reverse: number; readonly pay: number }

/**
 * What follows from a settlement when earlier settlements of the bet paid `paidBefore` subunits in all ([SETTLE-14]): 0 of both where it
 * pays what they paid, so that settling again moves nothing; else the former payout back and the new one out. A bet that is open again
 * pays nothing and takes all back ([SETTLE-15]). What was cashed out is no payout and stays out of both: no result changes it.
 */
export function correctionOf(paidBefore: number, now: Settlement): Correction {
  const due = now.settled ? now.payout : 0
  return due === paidBefore ? { reverse: 0, pay: 0 } : { reverse: paidBefore, pay: due }
}

/** Of `amount` to be taken back, what the balance has now and what stays owed; the balance never goes below 0 ([SETTLE-16]). */
export function takeBack(balance: number, amount: number): { readonly taken: number; readonly owed: number } {
  const taken = Math.min(Math.max(0, balance), amount)
  return { taken, owed: amount - taken }
}

/** Of a credit, what pays what is owed and what is left for the balance: debts come first ([SETTLE-17]). */
export function repay(owed: number, credit: number): { readonly repaid: number; readonly kept: number } {
  const repaid = Math.min(owed, credit)
  return { repaid, kept: credit - repaid }
}

/**
 * The version of a bet's results: the sum of its legs' ([SETTLE-18]). Each leg's rises with every result it gets, so the sum rises with
 * every change and names one set of results; a settlement is done once for each.
 */
export function resultVersionOf(legVersions: readonly number[]): number {
  return legVersions.reduce((sum, version) => sum + version, 0)
}
