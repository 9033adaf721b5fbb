/** What decides about an error, whatever was thrown. */
export interface ErrorFacts {
  readonly name: string
  readonly message: string
  readonly stack: string
  /** Code of a network library, such as `ECONNABORTED`; empty without one. */
  readonly code: string
  /** HTTP status of a refused call; 0 where no answer came, undefined where it was no call. */
  readonly status: number | undefined
  /** A script element failed, rather than code in it. */
  readonly isScriptElement: boolean
  /** The visitor sees it where it happened: no alert. Set by a property of that name. */
  readonly isShown: boolean
  /** Not for the reporter. Set by a property of that name. */
  readonly isUnreported: boolean
}

/** Reads a thrown value, a rejection or an event. */
export function factsOf(thrown: unknown): ErrorFacts {
  const its = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<string, unknown>
  return {
    name: textOf(its.name) || 'Error',
    message: textOf(its.message) || textOf(thrown),
    stack: textOf(its.stack),
    code: textOf(its.code),
    status: typeof its.status === 'number' ? its.status : undefined,
    isScriptElement: isScript(its.target),
    isShown: its.isShown === true,
    isUnreported: its.isUnreported === true,
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isScript(target: unknown): boolean {
  return String((target as { tagName?: unknown } | null | undefined)?.tagName).toUpperCase() === 'SCRIPT'
}
