/** A violated invariant. It ends the run. */
export class Violation extends Error {
  readonly invariant: string

  constructor(invariant: string, what: string) {
    super(`${invariant}: ${what}`)
    this.invariant = invariant
  }
}
