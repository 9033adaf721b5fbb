import { LIVE_FRESH_MS } from '@touchline/domain/freshness'
import type { LiveLine } from '#core/live'

export interface WakingPage {
  readonly document: EventTarget & Pick<Document, 'visibilityState'>
  readonly window: EventTarget
  /** Milliseconds of the visitor's clock, which goes on while the device sleeps. */
  readonly visitorNow: () => number
}

/**
 * A page that slept, was frozen or comes out of the back/forward cache marks its prices as stale before it is
 * painted: what it received before no longer counts, and its timers did not run. Marks are also set when the page is
 * left, so that no browser can paint it without them.
 */
export function watchWaking(
  line: Pick<LiveLine, 'distrust' | 'check'>,
  { document, window, visitorNow }: WakingPage,
): void {
  let hiddenAt: number | undefined
  const onSight = (): void => {
    if (document.visibilityState === 'hidden') {
      hiddenAt ??= visitorNow()
      return
    }
    const awayMs = hiddenAt === undefined ? 0 : Math.abs(visitorNow() - hiddenAt)
    hiddenAt = undefined
    if (awayMs > LIVE_FRESH_MS) line.distrust()
    else line.check()
  }
  const onCache = (event: Event): void => {
    if ((event as PageTransitionEvent).persisted) line.distrust()
  }
  document.addEventListener('visibilitychange', onSight)
  document.addEventListener('freeze', line.distrust)
  document.addEventListener('resume', line.distrust)
  window.addEventListener('pagehide', onCache)
  window.addEventListener('pageshow', onCache)
}
