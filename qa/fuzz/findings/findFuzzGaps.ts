/** What happened in a run, counted. */
export interface FuzzTally {
  readonly betsTaken: number
  readonly cashoutsTaken: number
  /** Requests that were sent in parallel with another. */
  readonly beside: number
}

/** What a run did not cover, and so does not prove: one line each. */
export function findFuzzGaps({ betsTaken, cashoutsTaken, beside }: FuzzTally): string[] {
  return [
    betsTaken === 0 && 'No bet was taken: this run proves nothing about money.',
    cashoutsTaken === 0 && 'Nothing was cashed out: this run proves nothing about cash-outs.',
    beside === 0 && 'No two requests were sent at once: this run proves nothing about races.',
  ].filter(gap => gap !== false)
}
