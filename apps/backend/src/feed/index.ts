export { createSimulatedFeed } from './createSimulatedFeed.ts'
export { judgeProviders } from './providers.ts'
export { startFeedWorker } from './startFeedWorker.ts'
export type { Feed, FeedCommand, FeedCommandError, FeedCommandReply } from './feed.ts'
