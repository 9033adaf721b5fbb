/** Why a call gave no value, as the client of the contract reports it. */
interface CallFailure {
  readonly kind?: string
  /** HTTP status; absent where no readable answer came. */
  readonly status?: number
  readonly body?: { readonly localized_message?: string } | undefined
}

/** A refused query. Thrown only inside query functions, where throwing is how a query fails. */
export class RefusedError extends Error {
  /** HTTP status; 0 where no readable answer came. */
  readonly status: number
  /** The server's message to the visitor (spec section 8), if there is one. */
  readonly words: string | undefined

  constructor(name: string, { status = 0, body }: CallFailure) {
    super(`${name} was answered ${status}`)
    this.name = 'RefusedError'
    this.status = status
    this.words = body?.localized_message
  }
}
