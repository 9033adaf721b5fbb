// A folder has one entry point.
import { toMoney } from '../money/money.ts'

export const money = toMoney
