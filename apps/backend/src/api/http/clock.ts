/** The clock of all modules, in epoch milliseconds. Tests move it by hand. */
export type Clock = { now(): number }

export const wallClock: Clock = { now: () => Date.now() }
