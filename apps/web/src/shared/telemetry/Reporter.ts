import type { Breadcrumb, HttpExchange } from './safeEvent.ts'

/** Where errors are told of. Without an address in the configuration there is none, and nothing of it is loaded. */
export interface Reporter {
  /** Reports an error, unless the filter of spec section 8 drops it. Never throws. */
  report(error: unknown, context?: ReportContext): void
  /** Remembers a step, which goes along with the next error. */
  breadcrumb(crumb: Breadcrumb): void
}

export interface ReportContext {
  /** `error` unless said otherwise. */
  readonly level?: 'warning' | 'error'
  readonly tags?: {
    /** Kind of a realtime error. */
    readonly kind?: string
    /** Whether the line tries again by itself. */
    readonly isTemporary?: boolean
    /** Which part of the product saw it. */
    readonly source?: string
  }
  /** The refused call. */
  readonly http?: HttpExchange
}

export interface ReporterOptions {
  /** Where reports go: an address of the error-reporting protocol, with the project's public key. */
  readonly address: string
  readonly release: string
  /** Visits that are traced, in per cent. With 0 nothing is, and no request carries a tracing header. */
  readonly tracedPercent: number
  /** Where our own scripts lie, as an address. */
  readonly ownScripts: string
  /** Words about this visitor, such as a name, as they are known at the moment. */
  readonly known: () => readonly string[]
  /** What reports are sent with. */
  readonly fetch: typeof globalThis.fetch
}
