import {
  addBreadcrumb,
  breadcrumbsIntegration,
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
  type ErrorEvent,
  type Event,
} from '@sentry/browser'
import { dropReason } from './dropReason.ts'
import { factsOf } from './errorFacts.ts'
import type { Reporter, ReporterOptions } from './Reporter.ts'
import { REPORT_LIMITS } from './reportLimits.ts'
import { safeVisit } from './safeVisit.ts'
import { safeEvent, type ReportEvent } from './safeEvent.ts'

type ClientOptions = ConstructorParameters<typeof BrowserClient>[0]

/**
 * A reporter for the error-reporting protocol. Of the library only transport, stack parsing and steps are used: it
 * catches no errors automatically, collects nothing about the visitor, and sends only what `safeEvent` has copied.
 */
export async function createReporter(options: ReporterOptions): Promise<Reporter> {
  const tracing = options.tracedPercent > 0 ? await import('./tracing.ts') : undefined
  const client = new BrowserClient({ ...baseOptions(options), ...tracing?.tracingOptions(options) })
  client.addEventProcessor(event =>
    event.type === 'transaction' ? (safeVisit(event, options.known()) as Event) : event,
  )
  getCurrentScope().setClient(client)
  client.init()
  if (tracing) client.addIntegration(tracing.traceVisits())
  return {
    report(error, { level = 'error', tags, http } = {}) {
      captureException(error, {
        level,
        ...(tags && { tags }),
        ...(http && { contexts: { http: { ...http } } }),
      })
    },
    breadcrumb: crumb => addBreadcrumb({ ...crumb } as Parameters<typeof addBreadcrumb>[0]),
  }
}

function baseOptions({ address, release, ownScripts, known, fetch }: ReporterOptions): ClientOptions {
  return {
    dsn: address,
    release,
    transport: options => makeFetchTransport(options, fetch),
    transportOptions: { bufferSize: REPORT_LIMITS.queuedSendsMax },
    stackParser: defaultStackParser,
    maxBreadcrumbs: REPORT_LIMITS.breadcrumbsMax,
    maxValueLength: REPORT_LIMITS.messageLengthMax,
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: [
      // Only requests and pages: presses and logs may hold anything.
      breadcrumbsIntegration({ dom: false, xhr: false, sentry: false }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
    beforeSend(event, { originalException }) {
      const isDropped = dropReason(factsOf(originalException), ownScripts) !== undefined
      return isDropped ? null : (safeEvent(event as ReportEvent, known()) as ErrorEvent)
    },
  }
}
