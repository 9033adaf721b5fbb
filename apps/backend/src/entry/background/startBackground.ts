import { randomBytes, randomUUID } from 'node:crypto'
import { planDraws, playDraws } from '#api/lotteries'
import { createHeartbeat, type createPublisher } from '#api/publishing'
import { removeOldShareCodes } from '#api/sharing'
import { judgeProviders } from '#feed'
import { listenToDatabase, OUTBOX_CHANNEL, SETTLEMENT_CHANNEL, type Database } from '#store'
import type { Realtime } from '@touchline/hub'
import type { Services } from '../createServices.ts'
import type { Config } from '../settings/readConfig.ts'
import type { LedgerWatch } from './ledgerWatch.ts'
import { prune } from './prune.ts'
import { repeat } from './repeat.ts'

/** Interval of the fallback poll, in case a notification is lost with its connection. */
const OUTBOX_POLL_MS = 250
const SETTLEMENT_POLL_MS = 1_000
/** Maximum delay after which a due bet is decided. */
const DECIDING_MS = 250
/** Interval at which offers are updated. */
const CASHOUT_MS = 1_000
const COUNT_MS = 5_000
/** Maximum delay after which a due lottery draw is played. */
const DRAWS_MS = 1_000
/** Interval at which new names are indexed, so that no search has to wait for them. */
const NAMES_MS = 1_000
const JUDGE_MS = 1_000
const HEARTBEAT_MS = 2_000
const CLEANING_MS = 3_600_000
const PRUNING_MS = 86_400_000
/** How often to check whether the ledger check is due, which it is once in 24 hours. */
const LEDGER_CHECK_MS = 600_000

export interface BackgroundOptions {
  readonly config: Config
  readonly db: Database
  readonly now: () => number
  readonly realtime: Realtime
  readonly services: Services
  readonly publisher: ReturnType<typeof createPublisher>
  readonly ledger: LedgerWatch
  readonly isReady: () => boolean
  readonly report: (error: unknown) => void
  readonly reportPublishing: (error: unknown) => void
}

/** Starts all background work. Returns a release function, which waits for the current runs. */
export function startBackground(options: BackgroundOptions): () => Promise<void> {
  const { config, publisher, services, report, reportPublishing } = options
  const { settlement, deciding, cashouts } = services
  const listener = listenToDatabase(config.databaseUrl, [OUTBOX_CHANNEL, SETTLEMENT_CHANNEL], channel =>
    channel === OUTBOX_CHANNEL ? publisher.wake() : settlement.wake(),
  )
  const releases = [
    ...workOf(options).map(([pauseMs, work]) => repeat(pauseMs, work, report)),
    repeat(HEARTBEAT_MS, heartbeatOf(options), reportPublishing),
  ]
  return async () => {
    await Promise.all(releases.map(release => release()))
    await listener.close()
    await settlement.stop()
    await deciding.stop()
    await Promise.all([cashouts.deciding.stop(), cashouts.offers.stop()])
    await publisher.stop()
  }
}

type Work = readonly [pauseMs: number, work: () => Promise<void>]

function workOf({
  config,
  db,
  now,
  services,
  publisher,
  ledger,
  isReady,
}: BackgroundOptions): readonly Work[] {
  const { settlement, deciding, cashouts, counter, names } = services
  return [
    [OUTBOX_POLL_MS, async () => publisher.wake()],
    [SETTLEMENT_POLL_MS, async () => settlement.wake()],
    // Not at prices from before a restart: the feed catches up first.
    [DECIDING_MS, async () => void (isReady() && deciding.wake())],
    [DECIDING_MS, async () => void (isReady() && cashouts.deciding.wake())],
    [CASHOUT_MS, async () => cashouts.offers.wake()],
    [COUNT_MS, counter.flush],
    [DRAWS_MS, () => drawLotteries(config, db, now)],
    // After the catalogue exists: the first start creates all names at once.
    [NAMES_MS, async () => void (isReady() && (await names.fresh()))],
    [JUDGE_MS, async () => void (await judgeProviders(db, now()))],
    [CLEANING_MS, () => removeOldShareCodes(db, now())],
    [PRUNING_MS, () => prune(db, now(), config.retentionDays)],
    [LEDGER_CHECK_MS, () => ledger.check()],
  ]
}

function heartbeatOf({ config, db, now, realtime }: BackgroundOptions): () => Promise<void> {
  const beat = createHeartbeat({ db, realtime, locales: config.locales })
  return () => beat(now())
}

/** If lotteries are switched off, draws with sold tickets are still played. */
async function drawLotteries(config: Config, db: Database, now: () => number): Promise<void> {
  if (config.isLotteryOn) await planDraws(db, { newSeed: () => randomBytes(32).toString('hex'), now: now() })
  await playDraws(db, { newId: randomUUID, now })
}
