import { expect, test } from 'vitest'
import { watchWaking } from './watchWaking.ts'

/** A page whose events and clock the test drives; logs the calls to the line. */
function aPage() {
  const log: string[] = []
  let visitorTime = 1_000_000
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const window = new EventTarget()
  watchWaking(
    { check: () => log.push('check'), distrust: () => log.push('distrust') },
    { document, window, visitorNow: () => visitorTime },
  )
  const show = (visibilityState: DocumentVisibilityState): void => {
    Object.assign(document, { visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const cached = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }))
  return { log, document, show, cached, sleep: (ms: number) => (visitorTime += ms) }
}

test('[D7] a page that was out of sight for longer than a price stays fresh trusts nothing it heard, before it is painted', () => {
  const { log, show, sleep } = aPage()
  show('hidden')
  sleep(5_001)
  show('visible')
  expect(log).toEqual(['distrust'])
})

test('[D7] a glance at another tab only has the clock looked at', () => {
  const { log, show, sleep } = aPage()
  show('hidden')
  sleep(5_000)
  show('visible')
  expect(log).toEqual(['check'])
})

test('[D6] a clock that was set back while the page was out of sight is no proof that no time went by', () => {
  const { log, show, sleep } = aPage()
  show('hidden')
  sleep(-3_600_000)
  show('visible')
  expect(log).toEqual(['distrust'])
})

test('[D7] freezing and thawing, into the back/forward cache and out of it: marked on both ways', () => {
  const { log, document, cached } = aPage()
  document.dispatchEvent(new Event('freeze'))
  document.dispatchEvent(new Event('resume'))
  cached('pagehide', true)
  cached('pageshow', true)
  expect(log).toEqual(['distrust', 'distrust', 'distrust', 'distrust'])
})

test('a page that is shown for the first time, or left for good, is no page that wakes', () => {
  const { log, cached } = aPage()
  cached('pageshow', false)
  cached('pagehide', false)
  expect(log).toEqual([])
})
