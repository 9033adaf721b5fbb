export { axeOn, check } from './axe.ts'
export * from './calmMatch.ts'
export * from './cashOut.ts'
export { holdModules } from './holdModules.ts'
export { forgottenStreams, silenceableLine } from './line.ts'
export { expectMissedGoal } from './missedGoal.ts'
export * from './builder.ts'
export * from './moveHome.ts'
export * from './player.ts'
export {
  dev,
  DEMO_PLAYER,
  EMPTY_PLAYER,
  firstBeat,
  laterMatches,
  mainOutcome,
  matchesInPlay,
  openLater,
  openLive,
  openMatches,
  pathOf,
  type MatchInList,
} from './product.ts'
export { serveStories, type Stories } from './stories.ts'
export { expect, test } from './test.ts'
export * from './viewports.ts'
export * from './ticket.ts'
export * from './pseudo.ts'
