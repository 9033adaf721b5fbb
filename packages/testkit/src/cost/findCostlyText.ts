/** Parses a text that any client may send. Its result does not matter here, nor whether it throws. */
export type Reader = (text: string) => unknown

/** How many patterns are tried. */
export type Effort = 'short' | 'long'

type Search = {
  /** Prefixes that lead the parser further than any generated text would: `W/"`, `en;q=`. */
  readonly beginnings?: readonly string[]
  /** `long` also tries pairs of units and more endings. */
  readonly effort?: Effort
  /** Elapsed milliseconds. */
  readonly now?: () => number
}

/** Node's limit for all headers of a request. */
const LENGTH_MAX = 16_384
/** A text of that length within this time needs no further measurement. */
const CHEAP_MS = 1
/** Cost at four times the length: 4 for linear growth, 16 for quadratic growth. */
const GROWTH_MAX = 8
const TRIES = 6
/** Above this a text is measured only as often as needed to determine its growth. */
const DEAR_MS = 50
/** A short text with this cost grows far faster than a longer one could show. */
const STUCK_MS = 100
/** Small steps first: a parser with exponential cost would not return from a long text. */
const LENGTHS = [8, 12, 16, 20, 24, 28, 32, 64, 256, 1_024, 4_096, LENGTH_MAX]

const UNITS = [
  ...Array.from('a-_,;=:./\\%&?#"\'*+~| 0é٣'),
  '\t',
  'a,',
  'a-',
  '-a',
  'a;',
  'a=',
  '; ',
  ', ',
  ' ,',
  'a=b;',
  'a=1&',
  '%41',
  '%e2%82%ac',
  '/a',
  '//',
  '/../',
  '1.',
  '::',
  '0:',
  ';q=',
  ';q=0.5,',
  'de-',
  'x,y;',
  '""',
  '\\"',
  'W/"a",',
  'sports/',
  '?page=2',
  '&page=2',
]
const ENDS = ['', '!']
const MORE_ENDS = ['"', '\u0000', '\n']

/**
 * A text that costs a parser too much, and how much; undefined where none was found. Its time is compared at 4 kB and
 * 16 kB of many patterns, in the same run. A text that is cheap at 16 kB passes; any other must not cost more than
 * eight times its quarter. Both times are the minimum of several, so that a busy machine makes a run slower but not
 * wrong.
 */
export function findCostlyText(
  read: Reader,
  { beginnings = [], effort = 'short', now = elapsedMs }: Search = {},
): string | undefined {
  const units = effort === 'short' ? UNITS : [...UNITS, ...UNITS.flatMap(a => UNITS.map(b => a + b))]
  const ends = effort === 'short' ? ENDS : [...ENDS, ...MORE_ENDS]
  for (const beginning of ['', ...beginnings]) {
    for (const unit of units) {
      for (const end of ends) {
        const fault = judge(read, length => fill(beginning, unit, end, length), now)
        if (fault) return `${JSON.stringify([beginning, unit, end])}: ${fault}`
      }
    }
  }
  return undefined
}

function fill(beginning: string, unit: string, end: string, length: number): string {
  const middle = Math.max(0, length - beginning.length - end.length)
  return beginning + unit.repeat(Math.ceil(middle / unit.length)).slice(0, middle) + end
}

function judge(read: Reader, make: (length: number) => string, now: () => number): string | undefined {
  let last = 0
  for (const length of LENGTHS) {
    last = least(read, make(length), now, 1)
    if (last > STUCK_MS && length < LENGTH_MAX) {
      last = least(read, make(length), now, 2)
      if (last > STUCK_MS) return `${last.toFixed(0)} ms for ${length} characters`
    }
  }
  if (last <= CHEAP_MS) return undefined
  let [short, long] = [Infinity, Infinity]
  for (let attempt = 0; attempt < TRIES; attempt++) {
    short = Math.min(short, least(read, make(LENGTH_MAX / 4), now, 5))
    long = Math.min(long, least(read, make(LENGTH_MAX), now, 2))
    if (long <= CHEAP_MS || long / short < GROWTH_MAX) return undefined
    if (long > DEAR_MS && attempt > 0) break
  }
  return `${(long / short).toFixed(1)} times as long for four times the length (${long.toFixed(1)} ms for 16 kB)`
}

/** The minimum time of several runs, in milliseconds. */
function least(read: Reader, text: string, now: () => number, runs: number): number {
  let best = Infinity
  for (let run = 0; run < runs; run++) {
    const before = now()
    try {
      read(text)
    } catch {
      // Rejecting a text is as good as parsing it.
    }
    best = Math.min(best, now() - before)
  }
  return best
}

const elapsedMs = (): number => performance.now()
