// A folder has one door.
import { toMoney } from '../money/money.ts'

export const money = toMoney
