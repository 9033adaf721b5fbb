import { allowedFields } from './allowedFields.ts'
import { REPORT_LIMITS } from './reportLimits.ts'
import { scrubAddress, scrubText } from './scrubText.ts'

/** A refused call, as a report has it (spec section 8: response URL, response body and request body). */
export interface HttpExchange {
  readonly url: string
  readonly method: string
  readonly status: number
  readonly requestBody?: unknown
  readonly responseBody?: unknown
}

/** A step before an error. */
export interface Breadcrumb {
  readonly category?: string
  readonly type?: string
  readonly level?: string
  readonly message?: string
  /** Seconds. */
  readonly timestamp?: number
  readonly data?: Readonly<Record<string, unknown>>
}

/** An event of the error-reporting protocol, with the fields that a report may have. Everything else is left out. */
export interface ReportEvent {
  readonly type?: undefined
  readonly event_id?: string
  readonly timestamp?: number
  readonly platform?: string
  readonly level?: string
  readonly release?: string
  readonly environment?: string
  readonly message?: string
  readonly tags?: Readonly<Record<string, unknown>>
  readonly request?: { readonly url?: string }
  readonly contexts?: { readonly trace?: unknown; readonly http?: unknown }
  readonly exception?: { readonly values?: readonly ReportedException[] }
  readonly breadcrumbs?: readonly Breadcrumb[]
}
export interface ReportedException {
  readonly type?: string
  readonly value?: string
  readonly mechanism?: { readonly type?: string; readonly handled?: boolean }
  readonly stacktrace?: { readonly frames?: readonly ReportedFrame[] }
}
interface ReportedFrame {
  readonly filename?: string
  readonly function?: string
  readonly lineno?: number
  readonly colno?: number
  readonly in_app?: boolean
}

/** Names of our own tags. */
const TAGS = ['kind', 'isTemporary', 'page', 'source'] as const

/**
 * The event that is sent, copied from allow-listed fields: what the library, an extension or a later version adds to an
 * event is dropped unless it is named here.
 * @param known words about this visitor, removed from every text
 */
export function safeEvent(event: ReportEvent, known: readonly string[]): ReportEvent {
  const words = (text: string | undefined) =>
    text && scrubText(text, known).slice(0, REPORT_LIMITS.messageLengthMax)
  return given({
    event_id: event.event_id,
    timestamp: event.timestamp,
    platform: event.platform,
    level: event.level,
    release: event.release,
    environment: event.environment,
    message: words(event.message),
    tags: safeTags(event.tags, known),
    request: event.request?.url === undefined ? undefined : { url: scrubAddress(event.request.url, known) },
    contexts: given({
      trace: safeTrace(event.contexts?.trace),
      http: safeExchange(event.contexts?.http, known),
    }),
    exception: event.exception && {
      values: (event.exception.values ?? []).map(({ type, value, mechanism, stacktrace }) =>
        given({
          type: words(type),
          value: words(value),
          mechanism: mechanism && given({ type: mechanism.type, handled: mechanism.handled }),
          stacktrace: stacktrace && {
            frames: (stacktrace.frames ?? []).map(frame => safeFrame(frame, known)),
          },
        }),
      ),
    },
    breadcrumbs: event.breadcrumbs?.map(crumb => safeBreadcrumb(crumb, known)),
  }) as ReportEvent
}

/** A recorded step: the call or page, without its query and body. */
function safeBreadcrumb(crumb: Breadcrumb, known: readonly string[]): Breadcrumb {
  const { category, type, level, message, timestamp, data = {} } = crumb
  const address = (value: unknown) => (typeof value === 'string' ? scrubAddress(value, known) : undefined)
  return given({
    category,
    type,
    level,
    timestamp,
    message:
      message === undefined ? undefined : scrubText(message, known).slice(0, REPORT_LIMITS.messageLengthMax),
    data: given({
      method: wordOf(data.method),
      status_code: numberOf(data.status_code),
      url: address(data.url),
      from: address(data.from),
      to: address(data.to),
      kind: wordOf(data.kind),
      channel: typeof data.channel === 'string' ? scrubChannel(data.channel) : undefined,
    }),
  }) as Breadcrumb
}

/** The channel, without the player of a private one. */
function scrubChannel(channel: string): string {
  return channel.replace(/^\$?(\w+).*[#:].*$/s, (whole, space: string) =>
    /^(?:locale|match):[\w-]{1,24}$/.test(whole) ? whole : `${space}:…`,
  )
}

function safeTags(tags: ReportEvent['tags'], known: readonly string[]): ReportEvent['tags'] {
  const allowed = TAGS.filter(name => tags?.[name] !== undefined)
  return Object.fromEntries(allowed.map(name => [name, scrubText(String(tags?.[name]), known)]))
}

function safeExchange(http: unknown, known: readonly string[]): unknown {
  if (typeof http !== 'object' || http === null) return undefined
  const { url = '', method, status, requestBody, responseBody } = http as Partial<HttpExchange>
  return given({
    url: scrubAddress(url, known),
    method: wordOf(method),
    status: numberOf(status),
    requestBody: allowedFields(requestBody),
    responseBody: allowedFields(responseBody),
  })
}

/** Relates a report to a trace. */
function safeTrace(trace: unknown): unknown {
  const ids = Object.entries(trace ?? {}).filter(([key]) => /^(?:trace_id|span_id|parent_span_id)$/.test(key))
  const allowed = ids.filter(([, id]) => typeof id === 'string' && /^[\da-f]{16,32}$/.test(id))
  return allowed.length > 0 ? Object.fromEntries(allowed) : undefined
}

function safeFrame(frame: ReportedFrame, known: readonly string[]): ReportedFrame {
  const { filename, function: name, lineno, colno, in_app: isOurs } = frame
  return given({
    filename: filename && scrubAddress(filename, known),
    function: name && scrubText(name, known),
    lineno: numberOf(lineno),
    colno: numberOf(colno),
    in_app: isOurs,
  }) as ReportedFrame
}

function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? scrubText(value) : undefined
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** Without the fields that have nothing in them. */
function given<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}
