import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { renameLeague } from '#api/addresses'
import { decideVip, newBetRef } from '#api/bets'
import { logRefusedOrigin, wallClock } from '#api/http'
import { createPublisher } from '#api/publishing'
import { newShareCode } from '#api/sharing'
import type { Feed, FeedOptions } from '#feed'
import type { Database } from '#store'
import { createLedgerWatch, type LedgerWatch } from './background/ledgerWatch.ts'
import { startBackground } from './background/startBackground.ts'
import { throttleReports } from './background/throttleReports.ts'
import { createApi } from './createApi.ts'
import { createMovableClock, type MovableClock } from './createMovableClock.ts'
import { createServices, type Services } from './createServices.ts'
import { seedDemoHistory } from './demo/demoHistory/index.ts'
import { seedRecentResults } from './demo/recentResults/index.ts'
import { logOf } from './log.ts'
import { openRealtime } from './openRealtime.ts'
import { openSiteDatabase } from './openSiteDatabase.ts'
import { registerHealth, type Readiness } from './registerHealth.ts'
import type { Config } from './settings/readConfig.ts'

/** Interval of log lines while publishing fails. */
const PUBLISHING_REPORT_MS = 5_000

export type Backend = {
  readonly port: number
  /** Resolves once `/readyz` is green. */
  readonly ready: Promise<void>
  /** Stops accepting requests, waits for the running ones, publishes what was committed, and closes the database. */
  stop(): Promise<void>
}

export type BackendOptions = {
  readonly config: Config
  /** Creates the feed. */
  readonly createFeed: (options: Pick<FeedOptions, 'scheduler' | 'report'>) => Feed
}

/** Starts the whole back end: database, API, realtime, publisher, feed. Resolves when it listens. */
export async function startBackend({ config, createFeed }: BackendOptions): Promise<Backend> {
  const clock = createMovableClock(wallClock)
  const now = (): number => clock.now()
  const db = await openSiteDatabase(config, now())
  const log = logOf(() => app)
  const report = (error: unknown): void => log.error({ err: error }, 'background work failed')
  const reportPublishing = throttleReports(
    (error, leftOut) => log.error({ err: error, leftOut }, 'publishing failed; it will be retried'),
    { now: wallClock.now, gapMs: PUBLISHING_REPORT_MS },
  )
  const engine = openRealtime(config, log, request => logRefusedOrigin(app.server, request))
  const { realtime } = engine
  const services = await createServices({ config, db, clock, openChannels: engine.channels, log, report })
  const app = await openApi({ config, db, realtime, clock, services })
  const ledger = createLedgerWatch(db, now, log)
  let isReady = false
  registerHealth(app, () => (isReady ? readinessOf(db, feed, ledger) : { status: 'starting' }))
  await engine.attach(app)
  const scheduler = { now, after: afterTimeout }
  const feed = createFeed({ scheduler, report: message => log.error({}, `feed: ${message}`) })
  if (config.isDev) await openDev(app, { db, clock, feed, services })
  const { locales } = config
  const publisher = createPublisher({ db, realtime, locales, scheduler, onError: reportPublishing })
  await app.listen({ host: '127.0.0.1', port: config.port })

  const stopBackground = startBackground({
    config,
    db,
    now,
    realtime,
    services,
    publisher,
    ledger,
    isReady: () => isReady,
    report,
    reportPublishing,
  })
  const ready = catchUp(feed, services, config.mode === 'production' ? undefined : { db, now }).then(() => {
    isReady = true
  })

  return {
    port: (app.server.address() as AddressInfo).port,
    ready,
    async stop() {
      isReady = false
      await app.close()
      await feed.stop()
      await stopBackground()
      await realtime.close()
      await services.counter.flush()
      await db.destroy()
    },
  }
}

type ApiOptions = Pick<Parameters<typeof createApi>[0], 'config' | 'db' | 'realtime' | 'clock'>

function openApi({ services, ...options }: ApiOptions & { services: Services }): Promise<FastifyInstance> {
  const { names, counter, matchBudget, chances, cashouts, receipts } = services
  return createApi({
    ...options,
    newId: randomUUID,
    newRef: newBetRef,
    newShareCode,
    names,
    counter,
    matchBudget,
    chances,
    touchOffer: cashouts.touch,
    receipts,
    logs: true,
  })
}

type DevOptions = {
  readonly db: Database
  readonly clock: MovableClock
  readonly feed: Feed
  readonly services: Services
}

/** The addresses below `/dev`. Loaded only here: production has no such code in the process. */
async function openDev(app: FastifyInstance, { db, clock, feed, services }: DevOptions): Promise<void> {
  const { registerDev } = await import('#dev')
  registerDev(app, {
    feed,
    advanceClock: clock.advance,
    decideVip: (betId, accept) => decideVip(services.decidingOptions, betId, accept),
    renameLeague: (id, slug) => renameLeague(db, id, slug),
  })
}

/** Starts the feed, and settles matches that ended during the downtime before any call is answered. */
async function catchUp(
  feed: Feed,
  { settlement }: Services,
  demo: { readonly db: Database; readonly now: () => number } | undefined,
): Promise<void> {
  await feed.start()
  await settlement.drain()
  if (demo) {
    await seedDemoHistory(demo.db, demo.now())
    await seedRecentResults(demo.db, demo.now())
  }
  // A first start allocates ten times what remains, and V8 would not collect it for hours while idle (decision 0093).
  globalThis.gc?.()
}

/** Whether a back end that has caught up is ready. */
async function readinessOf(db: Database, feed: Feed, ledger: LedgerWatch): Promise<Readiness> {
  if (!feed.ready()) return { status: 'unavailable', reason: 'The feed has stopped. It is being restarted.' }
  if (!(await answers(db))) return { status: 'unavailable', reason: 'The database does not answer.' }
  const ledgerProblems = ledger.problemCount()
  return { status: 'ready', ...(ledgerProblems > 0 && { ledgerProblems }) }
}

async function answers(db: Database): Promise<boolean> {
  return await sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}

function afterTimeout(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
