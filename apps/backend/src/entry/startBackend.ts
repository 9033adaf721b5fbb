import { randomBytes, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { channels } from '@touchline/contract'
import { renameLeague } from '#api/addresses'
import { createBetCounter, createDeciding, createMatchBudget, decideVip, newBetRef } from '#api/bets'
import { createCashouts, createChances } from '#api/cashout'
import { logRefusedOrigin, wallClock } from '#api/http'
import { createHeartbeat, createPublisher } from '#api/publishing'
import { planDraws, playDraws } from '#api/lotteries'
import { createReceipts, loadSigner } from '#api/receipts'
import { runLedgerCheckIfDue } from '#api/ledger'
import { createNameIndex } from '#api/search'
import { createSettlement } from '#api/settlement'
import { newShareCode, removeOldShareCodes } from '#api/sharing'
import { judgeProviders, type Feed, type FeedOptions } from '#feed'
import { listen, openDatabase, OUTBOX_CHANNEL, prepareDatabase, SETTLEMENT_CHANNEL } from '#store'
import { createApi } from './createApi.ts'
import { createMovableClock } from './createMovableClock.ts'
import { seedDemoHistory } from './demoHistory/index.ts'
import { seedRecentResults } from './recentResults/index.ts'
import { every } from './every.ts'
import { openRealtime } from './openRealtime.ts'
import { prune } from './prune.ts'
import type { Config } from './readConfig.ts'
import { registerHealth } from './registerHealth.ts'
import { hasDemoPlayers, seedDemoPlayers } from './seedDemoPlayers.ts'
import { siteOf } from './siteOf.ts'
import { sparingly } from './sparingly.ts'
import { whileAway } from './whileAway.ts'

/** Slower than a notification, in case one is lost with its connection. */
const OUTBOX_POLL_MS = 250
const SETTLEMENT_POLL_MS = 1_000
/** How late after its time a submitted bet is decided at most. */
const DECIDING_MS = 250
/** How often offers follow their matches. */
const CASHOUT_MS = 1_000
const COUNT_MS = 5_000
/** How late after its time a lottery is drawn at most. */
const DRAWS_MS = 1_000
/** How often it is asked whether there are names to take in, so that no search has to wait for it. */
const NAMES_MS = 1_000
const JUDGE_MS = 1_000
const HEARTBEAT_MS = 2_000
const CLEANING_MS = 3_600_000
const PRUNING_MS = 86_400_000
/** How often it is asked whether the books are due: they are once in 24 hours. */
const LEDGER_CHECK_MS = 600_000
/** How often a line of the log says that publishing fails. */
const PUBLISHING_REPORT_MS = 5_000
/** Problems of the books that one line of the log names. */
const LOGGED_MAX = 50

export type Backend = {
  readonly port: number
  /** Resolves once `/readyz` is green. */
  readonly ready: Promise<void>
  /** Takes no new requests, ends those that run, publishes what was committed, and lets go of the database. */
  stop(): Promise<void>
}

export type BackendOptions = {
  readonly config: Config
  /** Makes the feed. */
  readonly createFeed: (options: Pick<FeedOptions, 'scheduler' | 'report'>) => Feed
}

/** Brings up the whole back end: database, API, realtime, publisher, feed. Resolves when it listens. */
export async function startBackend({ config, createFeed }: BackendOptions): Promise<Backend> {
  const clock = createMovableClock(wallClock)
  await prepareDatabase(config)
  const db = openDatabase(config.databaseUrl)
  if (config.mode !== 'production') await seedDemoPlayers({ db, newId: randomUUID, now: clock.now() })
  else if (await hasDemoPlayers(db)) {
    await db.destroy()
    throw new Error('The database of DATABASE_URL holds demo logins; production refuses to run on it.')
  }
  const {
    realtime,
    attach,
    channels: openChannels,
  } = openRealtime(
    config,
    {
      debug: (fields, text) => app.log.debug(fields, text),
      error: (fields, text) => app.log.error(fields, text),
    },
    request => logRefusedOrigin(app.server, request),
  )
  const signer = await loadSigner({
    db,
    privateKey: config.receiptPrivateKey,
    newKey: () => randomBytes(32).toString('base64url'),
    now: clock.now(),
  })
  const receipts = createReceipts(signer)
  const decidingDeps = { db, site: siteOf(config), newId: randomUUID, now: () => clock.now(), receipts }
  const counter = createBetCounter(db)
  const names = createNameIndex({ db, clock })
  const report = (error: unknown) => app.log.error({ err: error }, 'background work failed')
  const reportPublishing = sparingly(
    (error, leftOut) => app.log.error({ err: error, leftOut }, 'publishing failed; it is tried again'),
    { now: wallClock.now, gapMs: PUBLISHING_REPORT_MS },
  )
  const chances = createChances(report, config.cashoutMarginBp)
  const cashouts = createCashouts({
    db,
    newId: randomUUID,
    now: () => clock.now(),
    chances,
    liveDelays: config.liveDelays,
    // Nobody sees an offer then; rules go on.
    connected: whileAway(
      async () => (await openChannels(channels.user(''))).map(name => name.slice(channels.user('').length)),
      {
        instead: [],
        onGone: error => app.log.error({ err: error }, 'realtime is away: cash-out offers wait for it'),
        onBack: () => app.log.info('realtime is back: cash-out offers go on'),
      },
    ),
    onError: report,
  })
  const app = await createApi({
    config,
    db,
    realtime,
    clock,
    newId: randomUUID,
    newRef: newBetRef,
    newShareCode,
    names,
    counter,
    matchBudget: createMatchBudget(clock),
    chances,
    touchOffer: cashouts.touch,
    receipts,
    logs: true,
  })
  let isReady = false
  let ledgerProblems = 0
  registerHealth(app, async () => {
    if (!isReady) return { status: 'starting' }
    if (!feed.ready()) {
      return { status: 'unavailable', reason: 'The feed is gone. It is being started again.' }
    }
    if (!(await answers(db))) return { status: 'unavailable', reason: 'The database does not answer.' }
    return { status: 'ready', ...(ledgerProblems > 0 && { ledgerProblems }) }
  })
  await attach(app)
  const scheduler = { now: () => clock.now(), after: afterTimeout }
  const feed = createFeed({ scheduler, report: message => app.log.error(`feed: ${message}`) })
  if (config.isDev) {
    // Loaded only here: production has no such code in the process.
    const { registerDev } = await import('#dev')
    registerDev(app, {
      feed,
      advanceClock: clock.advance,
      decideVip: (betId, accept) => decideVip(decidingDeps, betId, accept),
      renameLeague: (id, slug) => renameLeague(db, id, slug),
    })
  }
  const publisher = createPublisher({
    db,
    realtime,
    locales: config.locales,
    scheduler,
    onError: reportPublishing,
  })
  const settlement = createSettlement({ db, newId: randomUUID, now: () => clock.now(), onError: report })
  const deciding = createDeciding({ ...decidingDeps, onError: report })
  // Books that do not agree are for people to look at: bets go on, and everything that asks is told.
  async function checkBooks(): Promise<void> {
    const { problemCount, problems } = await runLedgerCheckIfDue(db, clock.now())
    if (problemCount > 0 && problemCount !== ledgerProblems)
      app.log.error({ problemCount, problems: problems.slice(0, LOGGED_MAX) }, 'the ledger does not agree')
    ledgerProblems = problemCount
  }
  // Where lotteries are switched off, those that tickets were sold for are still drawn.
  async function drawLotteries(): Promise<void> {
    if (config.isLotteryOn)
      await planDraws(db, { newSeed: () => randomBytes(32).toString('hex'), now: clock.now() })
    await playDraws(db, { newId: randomUUID, now: () => clock.now() })
  }
  const beat = createHeartbeat({ db, realtime, locales: config.locales })
  await app.listen({ host: '127.0.0.1', port: config.port })

  const listener = listen(config.databaseUrl, [OUTBOX_CHANNEL, SETTLEMENT_CHANNEL], channel =>
    channel === OUTBOX_CHANNEL ? publisher.wake() : settlement.wake(),
  )
  const stops = [
    every(OUTBOX_POLL_MS, async () => publisher.wake(), report),
    every(SETTLEMENT_POLL_MS, async () => settlement.wake(), report),
    // Not at prices from before a restart: the feed catches up first.
    every(DECIDING_MS, async () => void (isReady && deciding.wake()), report),
    every(DECIDING_MS, async () => void (isReady && cashouts.deciding.wake()), report),
    every(CASHOUT_MS, async () => cashouts.offers.wake(), report),
    every(COUNT_MS, counter.flush, report),
    every(DRAWS_MS, drawLotteries, report),
    // Once there are names: the first start brings all of them at once.
    every(NAMES_MS, async () => void (isReady && (await names.fresh())), report),
    every(JUDGE_MS, async () => void (await judgeProviders(db, clock.now())), report),
    every(CLEANING_MS, () => removeOldShareCodes(db, clock.now()), report),
    every(PRUNING_MS, () => prune(db, clock.now(), config.retentionDays), report),
    every(LEDGER_CHECK_MS, checkBooks, report),
    every(HEARTBEAT_MS, () => beat(clock.now()), reportPublishing),
  ]
  const ready = feed
    .start()
    // Matches that ended while we were away are settled before anybody is let in.
    .then(() => settlement.drain())
    .then(async () => {
      if (config.mode === 'production') return
      await seedDemoHistory(db, clock.now())
      await seedRecentResults(db, clock.now())
    })
    .then(() => {
      // A first start makes ten times what it keeps, and at rest V8 would not look at it for hours (decision 0093).
      globalThis.gc?.()
      isReady = true
    })

  return {
    port: (app.server.address() as AddressInfo).port,
    ready,
    async stop() {
      isReady = false
      await app.close()
      await feed.stop()
      await Promise.all(stops.map(stopOne => stopOne()))
      await listener.close()
      await settlement.stop()
      await deciding.stop()
      await Promise.all([cashouts.deciding.stop(), cashouts.offers.stop()])
      await publisher.stop()
      await realtime.close()
      await counter.flush()
      await db.destroy()
    },
  }
}

async function answers(db: ReturnType<typeof openDatabase>): Promise<boolean> {
  return await sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}

function afterTimeout(delayMs: number, run: () => void): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
