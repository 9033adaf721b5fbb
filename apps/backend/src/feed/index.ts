export { createSimulatedFeed } from './createSimulatedFeed.ts'
export { judgeProviders } from './providers.ts'
export { startFeed, type FeedOptions } from './startFeed.ts'
export type { Feed, FeedCommand, FeedCommandError, FeedCommandReply } from './feed.ts'
