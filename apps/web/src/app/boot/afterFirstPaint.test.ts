import { afterEach, expect, test, vi } from 'vitest'
import { afterFirstPaint } from './afterFirstPaint.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A window whose paints the test reports. */
function aWindow({ hidden = false, reports = ['paint'] }: { hidden?: boolean; reports?: string[] } = {}) {
  vi.useFakeTimers()
  const document = Object.assign(new EventTarget(), { hidden })
  let report: ((list: object) => void) | undefined
  let isObserved = false
  class PerformanceObserver {
    static readonly supportedEntryTypes = reports
    constructor(listener: (list: object) => void) {
      report = listener
    }
    observe(): void {
      isObserved = true
    }
    disconnect(): void {
      isObserved = false
    }
  }
  const run = vi.fn()
  afterFirstPaint({ document, PerformanceObserver } as never, run)
  const paint = (name: string): void =>
    report?.({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) })
  return { document, run, paint, isObserved: () => isObserved }
}

test('it runs once there is something to see, once', () => {
  const { run, paint, document, isObserved } = aWindow()
  paint('first-paint')
  expect(run).not.toHaveBeenCalled()
  paint('first-contentful-paint')
  document.dispatchEvent(new Event('pointerdown'))
  vi.runAllTimers()
  expect([run.mock.calls.length, isObserved()]).toEqual([1, false])
})

test.each(['pointerdown', 'keydown', 'visibilitychange'])('%s ends the wait', event => {
  const { run, document } = aWindow()
  document.dispatchEvent(new Event(event))
  expect(run).toHaveBeenCalledOnce()
})

test('a paint that is never reported is not waited for', () => {
  const { run } = aWindow()
  vi.advanceTimersByTime(3_000)
  expect(run).toHaveBeenCalledOnce()
})

test.each([{ hidden: true }, { reports: [] }])('nothing is waited for with %o', where => {
  expect(aWindow(where).run).toHaveBeenCalledOnce()
})
