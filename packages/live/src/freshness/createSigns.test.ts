import { expect, test } from 'vitest'
import { createSigns } from './createSigns.ts'

test.each([
  ['a sleep, in which our clock stood still', 0],
  ['a freeze, in which it went on', 60_000],
])(
  '[FRESH-3] beats that lay in the socket through %s make nothing fresh, however many; the next one does',
  (_, passedMs) => {
    const clocks = { mono: 1_000, visitor: 1_700_000_000_000 }
    const signs = createSigns({ now: () => clocks.mono, visitorNow: () => clocks.visitor })
    const beat = (serverTime: number): number => {
      signs.receive({ serverTime, providers: [] })
      return signs.ages(undefined).placing
    }
    expect(beat(500_000)).toBe(0)
    clocks.mono += passedMs
    clocks.visitor += 60_000
    signs.check()
    signs.forget()
    expect([502_000, 504_000, 506_000].map(beat)).toEqual([Infinity, Infinity, Infinity])
    expect(beat(560_000)).toBe(0)
  },
)
