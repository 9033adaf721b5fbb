// Control: what the table allows must pass.
import type { Odds } from '@touchline/domain/odds'
import { z } from 'zod/mini'
import { isLocale } from '@touchline/domain/locale'

export const schema = z.string()
export const check = isLocale
export type Price = Odds
