// Not by a path either.
import { MyBets } from '../my-bets/index.ts'

export const bets = MyBets
