import { randomBytes, randomUUID } from 'node:crypto'
import { createBetCounter, newBetRef, type BetCounter, type MatchBudget } from '#api/bets'
import { createChances } from '#api/cashout'
import { createReceipts, loadSigner, type Receipts } from '#api/receipts'
import { createNameIndex } from '#api/search'
import { newShareCode } from '#api/sharing'
import type { SiteSettings } from '#api/system'
import {
  createApi,
  type ApiOptions,
  DEMO_PLAYERS,
  readConfig,
  seedDemoPlayers,
  siteOf,
  type Config,
} from '#entry'
import { createHub, systemClock, type Hub } from '@touchline/hub'
import { TOKEN_AUDIENCE, TOUCHLINE_NAMESPACES } from '#realtime'
import { openDatabase, type Database } from '#store'
import { emptyDatabase } from './emptyDatabase.ts'
import { createManualClock, type ManualClock } from './manualClock.ts'
import { seedWorld } from './seedWorld.ts'

type Reply = { readonly status: number; readonly body: never; readonly headers: Record<string, unknown> }

/** The API on its own database, called in process; its clock is moved by hand. */
export type TestApi = {
  readonly db: Database
  readonly databaseUrl: string
  readonly clock: ManualClock
  readonly counter: BetCounter
  readonly receipts: Receipts
  readonly site: SiteSettings
  /** Sends a request as a visitor, or with a session token. Bodies are JSON. */
  readonly request: (
    method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH',
    path: string,
    options?: { readonly body?: unknown; readonly token?: string; readonly headers?: Record<string, string> },
  ) => Promise<Reply>
  /** Signs a demo player in; returns the session's token. */
  readonly signIn: (who?: 'demo' | 'empty') => Promise<string>
  /** Drops the database under the running API. */
  readonly dropDatabase: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Initial time of the hand-driven clock. */
export const TEST_NOW = 1_795_000_000_000

/** The clock does not move by itself, so that a whole test would count as one second. */
const NO_BUDGET: MatchBudget = { take: () => true }

type TestApiOptions = {
  readonly isEmpty?: boolean
  /** Limit of matches that a player may bet on within a second; unlimited by default. */
  readonly matchBudget?: MatchBudget
}

export async function createTestApi(
  environment: Partial<Record<string, string>> = {},
  logs: ApiOptions['logs'] = false,
  /** `isEmpty`: the test inserts its own sports and leagues. */
  { isEmpty = false, matchBudget = NO_BUDGET }: TestApiOptions = {},
): Promise<TestApi> {
  const database = await emptyDatabase()
  const db = openDatabase(database.url)
  const clock = createManualClock(TEST_NOW)
  if (!isEmpty) await seedWorld(db, clock.now())
  await seedDemoPlayers({ db, newId: randomUUID, now: clock.now() })
  const config = configOf(database.url, environment)
  const hub = openHub(config)
  const counter = createBetCounter(db)
  const receipts = createReceipts(await signerOf(db, config, clock.now()))
  const app = await createApi({
    config,
    db,
    realtime: hub,
    clock,
    newId: randomUUID,
    newRef: newBetRef,
    newShareCode,
    names: createNameIndex({ db, clock }),
    counter,
    matchBudget,
    chances: createChances(() => {}, config.cashoutMarginBp),
    touchOffer: () => {},
    receipts,
    logs,
  })
  const request = createRequests(app)
  let isDropped = false
  return {
    db,
    databaseUrl: database.url,
    clock,
    counter,
    receipts,
    site: siteOf(config),
    request,
    signIn: (who = 'demo') => signIn(request, who),
    async dropDatabase() {
      isDropped = true
      await database.drop()
    },
    async close() {
      await app.close()
      await hub.close()
      await db.destroy()
      if (!isDropped) await database.drop()
    },
  }
}

function configOf(databaseUrl: string, environment: Partial<Record<string, string>>): Config {
  return readConfig({
    TOUCHLINE_MODE: 'test',
    DATABASE_URL: databaseUrl,
    // Bets are decided at once, except in tests of the delay.
    LIVE_DELAYS: 'all:0',
    // Tests move the clock by days; only the tests of sessions need their real length.
    SESSION_IDLE_MINUTES: '20160',
    ...environment,
  })
}

function openHub({ realtimeSecret, publicOrigins }: Config): Hub {
  return createHub({
    clock: systemClock,
    randomId: randomUUID,
    tokenSecret: realtimeSecret,
    tokenAudience: TOKEN_AUDIENCE,
    allowedOrigins: publicOrigins,
    namespaces: TOUCHLINE_NAMESPACES,
    logger: { debug() {}, error() {} },
  })
}

function signerOf(db: Database, { receiptPrivateKey: privateKey }: Config, now: number) {
  return loadSigner({ db, privateKey, newKey: () => randomBytes(32).toString('base64url'), now })
}

function createRequests(app: Awaited<ReturnType<typeof createApi>>): TestApi['request'] {
  return async (method, path, { body, token, headers } = {}) => {
    const response = await app.inject({
      method,
      url: path,
      headers: { host: 'localhost:3000', ...(token && { 'x-session-token': token }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = response.headers['content-type']?.toString().startsWith('application/json')
    return {
      status: response.statusCode,
      body: (isJson ? JSON.parse(response.body) : response.body || null) as never,
      headers: response.headers,
    }
  }
}

async function signIn(request: TestApi['request'], who: 'demo' | 'empty'): Promise<string> {
  const { email, password } = DEMO_PLAYERS[who === 'demo' ? 0 : 1]
  const { body } = await request('POST', '/api/platform/users/sign_in', {
    body: { email, password },
    headers: { 'x-session-transport': 'header' },
  })
  return (body as { token: string }).token
}
