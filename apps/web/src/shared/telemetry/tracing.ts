import { browserTracingIntegration, type BrowserOptions } from '@sentry/browser'
import type { ReporterOptions } from './Reporter.ts'
import { REPORT_LIMITS } from './reportLimits.ts'

/**
 * Requests that may carry tracing headers (spec section 7.5): to localhost, to paths of this origin, and to paths that
 * begin with api/. Each pattern is tested on the whole address and, on this origin, on its path. No other host receives
 * one.
 */
export const TRACED_REQUESTS: readonly RegExp[] = [
  /^https?:\/\/localhost(?::\d+)?(?:[/?#]|$)/,
  /^\/(?!\/)/,
  /^api\//,
]
/** Pages whose visits are not traced (spec section 2.5), in any language. */
const UNTRACED_PAGES = /^(?:\/[a-z]{2,3}(?:-[A-Za-z]{2,4})?)?\/404\/?$/
/** Heartbeats without progress after which a request is given up. */
const HEARTBEATS_MAX = 3

/** What the library needs to trace visits to pages and the requests they make. */
export function tracingOptions({ tracedPercent }: Pick<ReporterOptions, 'tracedPercent'>) {
  return {
    traceLifecycle: 'static',
    tracePropagationTargets: [...TRACED_REQUESTS],
    tracesSampler: ({ name }) => (UNTRACED_PAGES.test(name) ? 0 : tracedPercent / 100),
  } satisfies BrowserOptions
}

/** Visits end after the times of spec section 9; other measurements are not used. */
export function traceVisits() {
  return browserTracingIntegration({
    idleTimeout: REPORT_LIMITS.idleMs,
    finalTimeout: REPORT_LIMITS.finalMs,
    childSpanTimeout: HEARTBEATS_MAX * REPORT_LIMITS.heartbeatMs,
    traceXHR: false,
    enableLongTask: false,
    enableLongAnimationFrame: false,
    linkPreviousTrace: 'off',
  })
}
