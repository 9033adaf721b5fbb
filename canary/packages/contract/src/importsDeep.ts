// A deep import does not resolve.
import { money } from '@touchline/domain/src/money/money.ts'

export const deep = money
