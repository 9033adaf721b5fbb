// Ids of bets are given, so that a run can be repeated.
// refused: may not use randomness
import { randomUUID } from 'node:crypto'

export const newId = () => randomUUID()
