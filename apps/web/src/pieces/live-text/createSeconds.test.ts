import { expect, test } from 'vitest'
import { createSeconds } from './createSeconds.ts'

/** Seconds driven by hand, on a page that can be hidden. */
function aPage() {
  let timers: (() => void)[] = []
  let isSeen = true
  let sighted: () => void = () => {}
  const seconds = createSeconds({
    start(run) {
      timers.push(run)
      return () => (timers = timers.filter(other => other !== run))
    },
    isSeen: () => isSeen,
    onSight: run => (sighted = run),
  })
  return {
    seconds,
    timers: () => timers.length,
    pass: () => timers.forEach(run => run()),
    see(seen: boolean) {
      isSeen = seen
      sighted()
    },
  }
}

test('one timer serves all clocks, and none runs without one', () => {
  const { seconds, timers, pass } = aPage()
  const woken: string[] = []
  const stops = ['first', 'second'].map(name => seconds.every(() => woken.push(name)))
  expect(timers()).toBe(1)
  pass()
  expect(woken).toEqual(['first', 'second'])
  stops.forEach(stop => stop())
  expect(timers()).toBe(0)
})

test('no timer runs while the page is hidden; seen again, every clock is written at once', () => {
  const { seconds, timers, see } = aPage()
  let written = 0
  seconds.every(() => written++)
  see(false)
  expect([timers(), written]).toEqual([0, 0])
  see(true)
  expect([timers(), written]).toEqual([1, 1])
})

test('a clock that comes while the page is hidden waits until it is seen', () => {
  const { seconds, timers, see } = aPage()
  see(false)
  seconds.every(() => {})
  expect(timers()).toBe(0)
  see(true)
  expect(timers()).toBe(1)
})
