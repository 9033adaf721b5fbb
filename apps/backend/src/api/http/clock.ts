/** Where rooms get the time from: epoch milliseconds. Tests move it by hand. */
export type Clock = { now(): number }

export const wallClock: Clock = { now: () => Date.now() }
