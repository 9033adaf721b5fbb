import { scrubAddress } from './scrubText.ts'

/** A traced visit to a page: what of it may leave the browser. */
export interface VisitEvent {
  readonly type?: string | undefined
  readonly event_id?: string
  readonly release?: string
  readonly platform?: string
  /** Seconds. */
  readonly start_timestamp?: number
  readonly timestamp?: number
  readonly transaction?: string
  readonly contexts?: Readonly<Record<string, unknown>>
  readonly spans?: readonly object[]
}

/** Times, and the ids that relate spans. */
const SPAN_FIELDS = [
  'op',
  'status',
  'trace_id',
  'span_id',
  'parent_span_id',
  'start_timestamp',
  'timestamp',
  'origin',
] as const

/**
 * A copy of a visit with allow-listed fields only, as {@link safeEvent} does with errors: times, and addresses without
 * queries.
 */
export function safeVisit(event: VisitEvent, known: readonly string[]): VisitEvent {
  const {
    type,
    event_id,
    release,
    platform,
    start_timestamp,
    timestamp,
    transaction = '',
    contexts,
    spans = [],
  } = event
  const safeSpan = (span: object): object => {
    const fields = span as Readonly<Record<string, unknown>>
    const allowed = SPAN_FIELDS.filter(name => fields[name] !== undefined).map(name => [name, fields[name]])
    const { description } = fields
    const report = typeof description === 'string' ? { description: scrubRequest(description, known) } : {}
    return { ...Object.fromEntries(allowed), ...report }
  }
  return {
    type,
    ...(event_id !== undefined && { event_id }),
    ...(release !== undefined && { release }),
    ...(platform !== undefined && { platform }),
    ...(start_timestamp !== undefined && { start_timestamp }),
    ...(timestamp !== undefined && { timestamp }),
    transaction: scrubAddress(transaction, known),
    contexts: { trace: safeSpan((contexts?.trace as object | undefined) ?? {}) },
    spans: spans.map(safeSpan),
  }
}

/** `GET https://…`, or an address alone. */
function scrubRequest(description: string, known: readonly string[]): string {
  const [, method = '', address = ''] = /^([A-Z]+ )?(.*)$/s.exec(description) ?? []
  return method + scrubAddress(address, known)
}
