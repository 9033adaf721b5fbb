/** Draws at regular intervals. Milliseconds. */
export type DrawSchedule = {
  readonly everyMs: number
  /** Epoch milliseconds of draw 0. */
  readonly since: number
}

/** When a draw takes place, in epoch milliseconds ([LOTTERY-9]). */
export function drawTime({ everyMs, since }: DrawSchedule, draw: number): number {
  return since + draw * everyMs
}

/** Number of the first draw after `now` ([LOTTERY-9]): the one at `now` is being drawn. */
export function nextDraw({ everyMs, since }: DrawSchedule, now: number): number {
  return Math.floor((now - since) / everyMs) + 1
}
