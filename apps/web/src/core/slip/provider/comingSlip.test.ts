import { expect, test, vi } from 'vitest'
import { createComingSlip } from './comingSlip.ts'
import type { SlipStore } from '../store/index.ts'

function aSlip(keys: readonly string[]) {
  const listeners = new Set<() => void>()
  const picks = {
    has: (key: string) => keys.includes(key),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { slip: { picks } as unknown as SlipStore, listeners }
}

test('until the slip is here nothing is picked; then cells are told and listen on', () => {
  const coming = createComingSlip()
  const wake = vi.fn()
  const leave = coming.picks.subscribe(wake)
  expect(coming.picks.has('a')).toBe(false)
  const { slip, listeners } = aSlip(['a'])
  coming.arrive(slip)
  expect(coming.picks.has('a')).toBe(true)
  expect([wake.mock.calls.length, listeners.size]).toEqual([1, 1])
  leave()
  expect(listeners.size).toBe(0)
})

test('who left before it came is not told', () => {
  const coming = createComingSlip()
  const run = vi.fn()
  coming.whenHere(run)()
  coming.arrive(aSlip([]).slip)
  expect(run).not.toHaveBeenCalled()
})
