import type { HarnessRandom } from '@touchline/tools/harness'

/** A piece of JSON without an equivalent value in JavaScript: written unchanged. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const deep = (open: string, close: string, depth: number) =>
  new RawJson(open.repeat(depth) + close.repeat(depth))

/** Values that no client sends by accident. None contains what a leak is searched for (`judge.ts`). */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  'x',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  '\ufeff',
  "'; drop table bets; --",
  "' or '1'='1",
  '%',
  '%s%n%x',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'a'.repeat(300),
  'a'.repeat(5_000),
  '\u{1f469}\u200d\u{1f467}'.repeat(50),
  'é'.normalize('NFD').repeat(65),
  'NaN',
  'Infinity',
  '1e309',
  '0x10',
  '١٢٣',
  '-1',
  '1.5',
  '9007199254740993',
  '99999999999999999999999999',
  'true',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  0,
  -0,
  -1,
  0.1,
  1,
  999,
  1000,
  1001,
  100_000_000,
  100_000_001,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e-7,
  5e-324,
  Number.MAX_VALUE,
  new RawJson('1e309'),
  new RawJson('-1e309'),
  new RawJson('1E400'),
  new RawJson(`1${'0'.repeat(400)}`),
  new RawJson('-0.0'),
  new RawJson(`0.${'0'.repeat(400)}1`),
  new RawJson('{"__proto__":{"isAdmin":true}}'),
  new RawJson('{"constructor":{"prototype":{"isAdmin":true}}}'),
  new RawJson('{"toString":1,"valueOf":1,"then":1}'),
  new RawJson('{"length":1000000000}'),
  deep('[', ']', 100),
  deep('[', ']', 5_000),
  deep('{"a":', '}', 1_000),
  [],
  [null],
  [[]],
  {},
  { value: 1, currency: 'EUR' },
  Array.from({ length: 1_000 }, () => 0),
]

export const hostileValue = (random: HarnessRandom): unknown => random.pick(HOSTILE)

/** A value near the original: of another type, one off, the other sign, longer, doubled. */
export function nearValue(value: unknown, random: HarnessRandom): unknown {
  const near = ((): readonly unknown[] => {
    if (typeof value === 'number')
      return [value + 1, value - 1, -value, value + 0.5, value * 1000, String(value), [value], 0, -1]
    if (typeof value === 'string')
      return [
        `${value}x`,
        value.slice(1),
        value.toUpperCase(),
        ` ${value}`,
        `${value}\0`,
        Number(value),
        [value],
        '',
      ]
    if (typeof value === 'boolean') return [!value, String(value), Number(value), [value]]
    if (Array.isArray(value))
      return [
        [],
        [...(value as unknown[]), ...(value as unknown[])],
        Object.fromEntries(value.entries()),
        value[0],
        [...value, null],
        repeated(value),
      ]
    return [null, [value], {}, { ...(value as object), surplus: 1 }]
  })()
  return random.pick(near)
}

/** A list far longer than a schema allows. */
function repeated(list: readonly unknown[]): unknown[] {
  return Array.from({ length: 60 }, (_, index) => list[index % Math.max(1, list.length)])
}
