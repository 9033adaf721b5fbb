import type { Breadcrumb, HttpExchange } from './safeEvent.ts'

/** Reports errors. Without an address in the configuration there is no reporter, and its code is not loaded. */
export interface Reporter {
  /** Reports an error, unless the filter of spec section 8 drops it. Never throws. */
  report(error: unknown, context?: ReportContext): void
  /** Records a step, which is sent with the next error. */
  breadcrumb(crumb: Breadcrumb): void
}

export interface ReportContext {
  /** The default is `error`. */
  readonly level?: 'warning' | 'error'
  readonly tags?: {
    /** Kind of a realtime error. */
    readonly kind?: string
    /** Whether the connection retries automatically. */
    readonly isTemporary?: boolean
    /** Which part of the product reported it. */
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
  /** Address of our own scripts. */
  readonly ownScripts: string
  /** Words about this visitor that are known now, such as a name. */
  readonly known: () => readonly string[]
  /** What reports are sent with. */
  readonly fetch: typeof globalThis.fetch
}
