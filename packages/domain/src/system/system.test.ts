import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { compare, ratio } from '../ratio/index.ts'
import { odds } from '../testing/builders.ts'
import { systemLines } from '../testing/systemLines.ts'
import {
  lineCount,
  SYSTEM_MAX_LINES,
  SYSTEM_TYPES,
  systemOdds,
  systemRefusal,
  systemReturns,
} from './index.ts'

const anySystem = fc.constantFrom(...SYSTEM_TYPES)

describe('bounds', () => {
  test.each([
    [2, 2, 'too-few-legs'],
    [2, 9, 'too-many-legs'],
    [1, 3, 'bad-win-count'],
    [3, 3, 'bad-win-count'],
    [2.5, 4, 'bad-win-count'],
    [2, 3.5, undefined],
  ] as const)('[SYSTEM-1] %d of %d: %s', (winCount, totalCount, kind) => {
    if (kind) expect(systemRefusal(winCount, totalCount)).toEqual({ kind })
    else expect(systemRefusal(winCount, totalCount)).toBeDefined()
  })

  test('[SYSTEM-1] n is 3 to 8 and k is 2 to n-1: 21 types, at most 70 lines', () => {
    expect(SYSTEM_TYPES.map(type => type.id).join(' ')).toBe(
      '2/3 2/4 3/4 2/5 3/5 4/5 2/6 3/6 4/6 5/6 2/7 3/7 4/7 5/7 6/7 2/8 3/8 4/8 5/8 6/8 7/8',
    )
    for (const { winCount, totalCount } of SYSTEM_TYPES)
      expect(systemRefusal(winCount, totalCount)).toBeUndefined()
    const counts = SYSTEM_TYPES.map(({ winCount, totalCount }) => lineCount(winCount, totalCount))
    expect(Math.max(...counts)).toBe(SYSTEM_MAX_LINES)
  })
})

test('[SYSTEM-2] every line has k different legs, and no line comes twice', () => {
  expect(systemLines(2, 3)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
  for (const { winCount, totalCount } of SYSTEM_TYPES) {
    const lines = systemLines(winCount, totalCount)
    expect(lines).toHaveLength(lineCount(winCount, totalCount))
    expect(new Set(lines.map(String)).size).toBe(lines.length)
    for (const line of lines) expect(new Set(line).size).toBe(winCount)
  }
})

// Source: reference/domain.md b, [SB24]: 600 on 2/3 at 1.90 2.00 2.50 pays 760 + 950 + 1000 = 2710.
test('[SYSTEM-3] the published example: 600 on 2/3 pays 2710 if all win', () => {
  expect(systemReturns(60_000, odds(1900, 2000, 2500), 2)).toEqual({
    lines: 3,
    stakePerLine: 20_000,
    min: 76_000,
    max: 271_000,
  })
})

// Source: design/slip-system.html: 2/4 at 2.05 1.72 3.10 1.90 and 30.00 shows "up to 141.33".
test('[SYSTEM-3] the design’s example: 6 lines of 5.00, returns up to the full sum', () => {
  const returns = systemReturns(3000, odds(2050, 1720, 3100, 1900), 2)
  expect([returns.lines, returns.stakePerLine]).toEqual([6, 500])
  expect(returns.max).toBe(14_133)
})

test('[SYSTEM-4] the least return is the cheapest line alone, never above the most', () => {
  fc.assert(
    fc.property(
      anySystem,
      fc.nat(1_000_000),
      fc.infiniteStream(fc.integer({ min: 1001, max: 50_000 })),
      (type, stake, prices) => {
        const legs = odds(...take(prices, type.totalCount))
        const { min, max } = systemReturns(stake, legs, type.winCount)
        expect(min).toBeLessThanOrEqual(max)
      },
    ),
  )
})

test('[SYSTEM-5] the sum without listing lines is the sum over the lines', () => {
  fc.assert(
    fc.property(
      anySystem,
      fc.infiniteStream(fc.integer({ min: 1001, max: 50_000 })),
      ({ winCount, totalCount }, prices) => {
        const legs = take(prices, totalCount)
        const lines = systemLines(winCount, totalCount)
        const sum = lines.reduce(
          (total, line) => total + line.reduce((product, i) => product * BigInt(legs[i]!), 1n),
          0n,
        )
        const expected = ratio(sum, BigInt(lines.length) * 1000n ** BigInt(winCount))
        expect(compare(systemOdds(odds(...legs), winCount), expected)).toBe(0)
      },
    ),
  )
})

test('[SYSTEM-6] the stake per line is shown rounded, the sums use the exact share', () => {
  const { stakePerLine, max } = systemReturns(1000, odds(2000, 2000, 2000), 2)
  expect(stakePerLine).toBe(333)
  expect(max).toBe(4000)
})

function take<T>(stream: Stream<T> | Iterator<T>, count: number): T[] {
  const values: T[] = []
  const iterator = stream as Iterator<T>
  for (let i = 0; i < count; i++) values.push(iterator.next().value as T)
  return values
}

type Stream<T> = Iterable<T>
