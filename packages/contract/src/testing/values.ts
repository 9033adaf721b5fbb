/**
 * What a schema accepts and refuses. The values come from the specification (sections 3 to 5 and 9), not from the
 * schemas, so that a bound that moves by one fails a test.
 */
export type Values = {
  readonly accepts: readonly unknown[]
  readonly refuses: readonly unknown[]
}

/** A field of an object: its values, and whether it may be missing. */
export type Field = Values & { readonly isOptional?: boolean }

/** Values that must be accepted and values that must be refused. */
export function values(accepts: readonly unknown[], refuses: readonly unknown[]): Values {
  return { accepts, refuses }
}

/** The same values and null. */
export function orNull({ accepts, refuses, ...rest }: Field): Field {
  return { ...rest, accepts: [...accepts, null], refuses: refuses.filter(value => value !== null) }
}

/** The same values for a field that may be missing. */
export function optional(field: Field): Field {
  return { ...field, isOptional: true }
}

/** One of these members, written exactly so. */
export function oneOf(...members: readonly (string | number | boolean)[]): Values {
  const variants = members.flatMap(member =>
    typeof member === 'string' ? [member.toUpperCase(), ` ${member}`, `${member}s`] : [String(member)],
  )
  const others = variants.filter(variant => !members.includes(variant))
  return values(members, [...others, '', 'unknown', 99, null, [], {}])
}

/** Lists of these values; `bounds` are the lengths that are accepted. */
export function listOf(
  { accepts, refuses }: Values,
  { min = 0, max }: { readonly min?: number; readonly max?: number } = {},
): Values {
  const [one] = accepts
  const filled = (length: number) => Array.from({ length }, () => one)
  return values(
    [
      filled(min),
      ...accepts.map(value => [value, ...filled(Math.max(0, min - 1))]),
      ...(max ? [filled(max)] : []),
    ],
    [
      ...refuses.map(value => [...filled(min), value]),
      ...(min > 0 ? [filled(min - 1)] : []),
      ...(max ? [filled(max + 1)] : []),
      one,
      null,
      {},
      'text',
    ],
  )
}

/** Objects with these values under keys of any name. */
export function recordOf({ accepts, refuses }: Values): Values {
  return values(
    [{}, ...accepts.map(value => ({ EUR: value })), { a: accepts[0], b: accepts[0] }],
    [...refuses.map(value => ({ EUR: value })), null, 'text', 1],
  )
}

/** Objects with these fields, each of which has a test of its own values: all else about the object is `example`. */
export function objectOf(example: object, fields: Readonly<Record<string, Field>>): Values {
  const variants = (pick: (field: Field) => readonly unknown[]) =>
    Object.entries(fields).flatMap(([name, field]) =>
      pick(field).map(value => ({ ...example, [name]: value })),
    )
  const without = (isOptional: boolean) =>
    Object.keys(fields)
      .filter(name => (fields[name]!.isOptional ?? false) === isOptional)
      .map(name => Object.fromEntries(Object.entries(example).filter(([key]) => key !== name)))
  return values(
    [example, ...variants(({ accepts }) => accepts), ...without(true)],
    [...variants(({ refuses }) => refuses), ...without(false), ...NO_OBJECTS],
  )
}

/** What no object schema accepts. */
export const NO_OBJECTS: readonly unknown[] = [null, 'text', 1, true, []]

/** An entity that has a table of its own: it is accepted whole and refused where it is no object or empty. */
export function entity(...examples: readonly object[]): Values {
  return values(examples, [...NO_OBJECTS, {}])
}

/** Whole numbers from `min` to `max`. */
export function wholesBetween(min: number, max = Number.MAX_SAFE_INTEGER): Values {
  const beyond = max === Number.MAX_SAFE_INTEGER ? 2 ** 53 : max + 1
  return values([min, max], [min - 1, beyond, min + 0.5, String(min), ...NO_NUMBERS])
}

const NO_NUMBERS: readonly unknown[] = [Number.NaN, Infinity, null, true, '', '1', {}, [1]]

/** Any whole number, also below zero. */
export const WHOLES = values([0, 1, -1, 2 ** 53 - 1, -(2 ** 53) + 1], [0.5, 2 ** 53, ...NO_NUMBERS])
/** Any number. */
export const NUMBERS = values([0, -1, 57.5, 1e9], NO_NUMBERS)
/** From zero on: amounts in subunits, versions of streams. */
export const AMOUNTS = wholesBetween(0)
/** Epoch milliseconds. */
export const INSTANTS = values(
  [0, 1, 1_795_000_000_000],
  [-1, 1_795_000_000_000.5, '2026-11-23T09:00:00Z', '1795000000000', ...NO_NUMBERS],
)
/** Decimal odds x1000: from 1.000 (nothing to win) to 100,000. */
export const ODDS = wholesBetween(1_000, 100_000_000)
/** Opaque ids: numbers of the reference, UUIDs, slugs of an operator's back end. */
export const IDS = values(
  ['1', '50001', '0f6f3b7e-6c5e-4b8a-9b51-2f7a8f6f0c11', 'sr:match:1', 'x'.repeat(64)],
  ['', 'x'.repeat(65), 1, null, true, {}, ['1']],
)
/** Parts of an address. */
export const SLUGS = values(
  ['a', '7', 'harbour-town-ashford-rovers-50001', '1-fc-2'],
  ['', '-', '-a', 'a-', 'a--b', 'A', 'Harbour', 'ä', 'a b', 'a/b', 'a.b', 'a_b', ' a', 'a\n', 1, null],
)
/** Any text, also an empty one. */
export const TEXTS = values(
  ['', ' ', 'x', 'São Paulo – Łódź', '⚽', 'x'.repeat(10_000)],
  [1, 0, true, null, {}, ['x']],
)
/** Text of bounded length. */
export function textsBetween(min: number, max: number): Values {
  const long = 'x'.repeat(max + 1)
  const short = min > 0 ? ['x'.repeat(min - 1)] : []
  return values(['x'.repeat(min), 'x'.repeat(max)], [long, ...short, 1, true, null, {}, ['x']])
}
export const FLAGS = values([true, false], [0, 1, 'true', 'false', '', null, {}])
/** Codes of currencies: ISO 4217 and crypto. */
export const CURRENCIES = values(
  ['EUR', 'JPY', 'BTC', 'USDT', '1INCH', 'ABCDEFGH'],
  ['', 'EU', 'eur', 'Eur', 'ABCDEFGHI', '€', 'EUR ', 'E-R', 978, null],
)
/** The numbers of markets in the feed's catalogue: what a column of four bytes holds. */
export const MARKET_IDS = wholesBetween(0, 2_147_483_647)
export const PROVIDER_NAMES = oneOf('betradar', 'oddin', 'betconstruct')
export const SPORT_TYPE_NAMES = oneOf('regular', 'cyber')
export const EVENT_TYPE_NAMES = oneOf('match', 'outright', 'race')
/** 0 prematch, 1 live, 2 stopped, 3 closed, 4 finished, 5 not covered. */
export const MATCH_STATUSES = values([0, 1, 2, 3, 4, 5], [-1, 6, 0.5, '0', '1', null, 'live', {}])
/** 1 allowed, -1 suspended, 0 not allowed, -2, -3, -4. */
export const MARKET_STATUSES = values([1, -1, 0, -2, -3, -4], [2, -5, 0.5, '1', null, 'suspended', {}])
export const BET_RESULT_NAMES = oneOf(
  'no_results',
  'canceled',
  'win_entire',
  'lose_entire',
  'refund_entire',
  'refund_half_win_other',
  'refund_half_lose_other',
  'cashed_out',
)
export const BET_STATUS_NAMES = oneOf(
  'cashed_out',
  'withdrawn',
  'waiting_results',
  'ready_to_process',
  'done',
  'cancelled',
  'cashout_in_progress',
  'submitted',
  'rejected',
)
export const BET_TYPE_NAMES = oneOf('single', 'combo', 'system', 'custom_bet')
export const ACCEPT_MODE_NAMES = oneOf('none', 'higher', 'any')
export const ODDS_TYPE_NAMES = oneOf(
  'european',
  'british',
  'hongkong',
  'american',
  'indonesian',
  'malaysian',
  'percent',
)
/** Why a market takes no bets for the moment: what the feed reports, or the operator decides. */
export const SUSPENSION_REASON_NAMES = oneOf(
  'goal',
  'possible_goal',
  'penalty',
  'red_card',
  'video_review',
  'break_point',
  'wicket',
  'timeout',
  'injury',
  'period_end',
  'round_end',
  'operator',
  'provider_down',
)
