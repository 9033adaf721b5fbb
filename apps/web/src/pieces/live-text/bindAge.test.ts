import type { Freshness } from '@touchline/domain/freshness'
import type { MatchId } from '@touchline/domain/match'
import { createFrame } from '@touchline/live'
import { expect, test } from 'vitest'
import { bindAge } from './bindAge.ts'

/** A row whose freshness, pause and clock are driven by hand. */
function aRow() {
  const frame = createFrame(flush => flush())
  const freshness = frame.cell<Freshness>('fresh')
  const paused = frame.cell(false)
  const attributes = new Map<string, string>()
  const clocks = new Set<() => void>()
  let pausedMs = 0
  let changes = 0
  const age = bindAge(
    {
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    },
    '7' as MatchId,
    {
      live: { freshness: () => freshness, paused },
      t: (key, values) => (values ? `${key} ${values.time}` : key),
      everySecond(run) {
        clocks.add(run)
        return () => clocks.delete(run)
      },
      pausedMs: () => pausedMs,
    },
    () => changes++,
  )
  const look = () => ({ shown: attributes.get('data-freshness'), detail: age.detail(), notes: age.notes() })
  return {
    age,
    freshness,
    paused,
    clocks,
    look,
    changes: () => changes,
    pass(ms: number) {
      pausedMs += ms
      clocks.forEach(run => run())
    },
  }
}

test('fresh prices do not show their age', () => {
  expect(aRow().look()).toEqual({ shown: undefined, detail: undefined, notes: '' })
})

test.each(['stale', 'too-old'] as const)(
  'prices that are %s are marked and say so until they are fresh again',
  how => {
    const { freshness, look, changes } = aRow()
    freshness.write(how)
    expect(look()).toEqual({ shown: how, detail: 'freshness.old', notes: 'freshness.old' })
    freshness.write('fresh')
    expect(look()).toEqual({ shown: undefined, detail: undefined, notes: '' })
    expect(changes()).toBe(2)
  },
)

test('paused prices count how long, and stop counting when they continue', () => {
  const { paused, clocks, look, changes, pass } = aRow()
  paused.write(true)
  pass(14_000)
  expect(look()).toEqual({
    shown: 'paused',
    detail: 'freshness.paused',
    notes: 'freshness.paused-for 0:14',
  })
  expect(changes()).toBe(2)
  paused.write(false)
  expect([look().shown, clocks.size]).toEqual([undefined, 0])
})

test('a removed row is not updated', () => {
  const { age, paused, clocks, changes } = aRow()
  paused.write(true)
  age.stop()
  paused.write(false)
  expect([changes(), clocks.size]).toEqual([1, 0])
})
