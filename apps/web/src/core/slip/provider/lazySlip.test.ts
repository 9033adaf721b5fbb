import { expect, test, vi } from 'vitest'
import { createLazySlip } from './lazySlip.ts'
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

test('until the slip is loaded nothing is picked; then cells are notified and stay subscribed', () => {
  const lazySlip = createLazySlip()
  const wake = vi.fn()
  const release = lazySlip.picks.subscribe(wake)
  expect(lazySlip.picks.has('a')).toBe(false)
  const { slip, listeners } = aSlip(['a'])
  lazySlip.provide(slip)
  expect(lazySlip.picks.has('a')).toBe(true)
  expect([wake.mock.calls.length, listeners.size]).toEqual([1, 1])
  release()
  expect(listeners.size).toBe(0)
})

test('a listener removed before is not called', () => {
  const lazySlip = createLazySlip()
  const run = vi.fn()
  lazySlip.whenReady(run)()
  lazySlip.provide(aSlip([]).slip)
  expect(run).not.toHaveBeenCalled()
})
