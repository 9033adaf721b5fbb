/** A request that an engine refused or could not carry out. */
export class RealtimeError extends Error {
  /**
   * The protocol's code for a refusal (102: no such namespace, 108: not available); undefined where there was no
   * answer.
   */
  readonly code: number | undefined

  constructor(message: string, code?: number, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RealtimeError'
    this.code = code
  }
}
