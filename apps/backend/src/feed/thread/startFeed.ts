import type { SimulationOptions } from '../simulation/state.ts'
import type { Feed } from '../feed.ts'
import { startFeedWorker } from './startFeedWorker.ts'
import { superviseFeed, type SuperviseOptions } from './superviseFeed.ts'

export type FeedOptions = Pick<SuperviseOptions, 'scheduler' | 'report'> & {
  readonly databaseUrl: string
  readonly seed: string
  readonly speed: number
} & Pick<SimulationOptions, 'drifts' | 'hasRacing'>

/**
 * Runs the simulated feed in its own thread, restarted whenever the thread dies. `report` is called with each failure.
 */
export function startFeed({ speed, scheduler, report, ...world }: FeedOptions): Feed {
  return superviseFeed({
    settings: { speed, clockOffset: 0 },
    create: (settings, onExit) => startFeedWorker({ ...world, ...settings }, { report, onExit }),
    scheduler,
    report,
  })
}
