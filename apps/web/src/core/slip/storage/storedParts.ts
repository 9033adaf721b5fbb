import type { CurrencyCode, Money } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import * as z from 'zod/mini'

// The content security policy forbids code from strings: schemas that compile themselves would be reported as a
// violation.
z.config({ jitless: true })
export { z }

/** A schema that reads `instead` where a value is malformed. */
const orElse = z.catch

/** The most that odds can be on the wire, x1000. */
const ODDS_MAX = 100_000_000

export const text = z.string()
/** A whole number from 0. */
export const storedCount = z.int().check(z.minimum(0))
/** True, or false for anything else. */
export const isTrue = orElse(z.boolean(), false)

/** One of the known values. */
export const anyOf = <const Value extends string | number>(known: readonly Value[]) =>
  z.literal(known as readonly [Value, ...Value[]])

/** Left out where it is missing or malformed: the value it belongs to is valid without it. */
export const orMissing = <Value>(schema: z.ZodMiniType<Value>) => orElse(z.optional(schema), undefined)

/** A record without the fields that are missing. */
export const withoutMissing = <Value>(schema: z.ZodMiniType<WithMissing<Value>>): z.ZodMiniType<Value> =>
  z.pipe(
    schema,
    z.transform(
      record =>
        Object.fromEntries(
          Object.entries(record as object).filter(([, value]) => value !== undefined),
        ) as Value,
    ),
  )
/** Optional fields may be there as undefined. */
type WithMissing<Value> = { readonly [Name in keyof Value]: Value[Name] | undefined }

export const storedOdds = z.pipe(
  z.int().check(z.minimum(1000), z.maximum(ODDS_MAX)),
  z.transform(value => value as Odds),
)

const subunits = z.int().check(z.minimum(1))
const currencyCode = z.pipe(
  text,
  z.transform(code => code as CurrencyCode),
)

/** An amount, with the subunits it was stored with: an operator's back end may use other subunits than our table. */
export const storedMoney: z.ZodMiniType<Money> = z.object({
  value: storedCount,
  currency: currencyCode,
  subunits,
})

export const currency = z.object({ code: currencyCode, subunits, fiat: isTrue })
