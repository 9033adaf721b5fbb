import type { Feed } from './feed.ts'
import { startFeedWorker } from './startFeedWorker.ts'
import { superviseFeed, type SuperviseOptions } from './superviseFeed.ts'

export type FeedOptions = Pick<SuperviseOptions, 'scheduler' | 'report'> & {
  readonly databaseUrl: string
  readonly seed: string
  readonly speed: number
}

/** The simulated feed in a thread of its own, started again whenever the thread dies. `report` hears of failures. */
export function startFeed({ databaseUrl, seed, speed, scheduler, report }: FeedOptions): Feed {
  return superviseFeed({
    settings: { speed, clockOffset: 0 },
    create: (settings, onGone) => startFeedWorker({ databaseUrl, seed, ...settings }, { report, onGone }),
    scheduler,
    report,
  })
}
