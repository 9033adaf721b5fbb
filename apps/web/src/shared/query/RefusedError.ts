/** A query's answer that says no. Thrown inside query functions only, where throwing is how a query fails. */
export class RefusedError extends Error {
  readonly status: number
  /** @param status HTTP status; 0 where no readable answer came */
  constructor(name: string, status: number) {
    super(`${name} was answered ${status}`)
    this.name = 'RefusedError'
    this.status = status
  }
}
