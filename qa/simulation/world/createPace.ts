import type { Random, StatementTurn } from '@touchline/testkit'

/** Share of transactions that are slow from begin to end, so that others run into their locks. */
const SLOW_TRANSACTIONS = 0.1
const SLOW_MS = { min: 5, max: 60 }
/** Share of statements that are delayed. */
const HELD_UP = 0.03
const HELD_UP_MS = { min: 20, max: 400 }
const QUICK_MS_MAX = 3

/** Virtual milliseconds that a statement waits before it runs. */
export function createPace(random: Random): (statement: StatementTurn) => number {
  const slow = new Set<number>()
  return ({ text, connection, inTransaction }) => {
    if (!inTransaction) {
      slow.delete(connection)
      if (/^(begin|start transaction)/i.test(text) && random.chance(SLOW_TRANSACTIONS)) slow.add(connection)
    }
    if (slow.has(connection)) return random.whole(SLOW_MS.min, SLOW_MS.max)
    return random.chance(HELD_UP)
      ? random.whole(HELD_UP_MS.min, HELD_UP_MS.max)
      : random.whole(0, QUICK_MS_MAX)
  }
}
