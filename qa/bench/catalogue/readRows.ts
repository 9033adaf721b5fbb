import { randomBytes, randomUUID } from 'node:crypto'
import {
  createMatchBudget,
  columnTypes,
  createApi,
  createBetCounter,
  createChances,
  createHub,
  createNameIndex,
  createReceipts,
  databaseOver,
  loadSigner,
  readConfig,
  TOUCHLINE_NAMESPACES,
} from '@touchline/backend/parts'
import pg from 'pg'
import type { MeasuredCall } from './calls.ts'

/** What the statements of one call read: rows that a scan returned or filtered, and pages of 8 kB. */
export type Reads = { readonly rows: number; readonly pages: number }

type Sent = { readonly text: string; readonly values: readonly unknown[] }
type Plan = {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Plan[]
}

/**
 * Calls the API in this process, and has PostgreSQL explain each statement of a call. Nothing else may write
 * meanwhile.
 */
export async function readRows(
  databaseUrl: string,
  calls: readonly MeasuredCall[],
): Promise<ReadonlyMap<string, Reads>> {
  const pool = new pg.Pool({ connectionString: databaseUrl, types: columnTypes(), max: 4 })
  const sent: Sent[] = []
  pool.on('connect', client => {
    const send = client.query.bind(client) as (...all: unknown[]) => unknown
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof text === 'string' && Array.isArray(values) && /^\s*(select|with)\b/i.test(text))
        sent.push({ text, values })
      return send(text, values, ...rest)
    }) as typeof client.query
  })
  const app = await anApi(pool, databaseUrl)
  const reads = new Map<string, Reads>()
  try {
    for (const call of calls) {
      sent.length = 0
      const reply = await app.inject({
        method: call.body ? 'POST' : 'GET',
        url: `/api/sportsbook${call.paths[0]}`,
        ...(call.body && { payload: call.body }),
      })
      if (reply.statusCode !== 200)
        throw new Error(`${call.name} answered ${reply.statusCode}: ${reply.body}`)
      const plans = []
      for (const statement of sent) plans.push(await explain(pool, statement))
      reads.set(call.name, {
        rows: plans.reduce((sum, plan) => sum + rowsOf(plan), 0),
        pages: plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0),
      })
    }
  } finally {
    await app.close()
    await pool.end()
  }
  return reads
}

async function explain(pool: pg.Pool, { text, values }: Sent): Promise<Plan> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    [...values],
  )
  return rows[0]!['QUERY PLAN'][0].Plan
}

/** Rows that scans of tables and indexes returned or filtered, in all their loops. */
function rowsOf(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0)
  if (
    !plan['Node Type'].endsWith('Scan') ||
    /^(CTE|Subquery|Function|Values|Bitmap Index)/.test(plan['Node Type'])
  )
    return below
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  return below + Math.round((plan['Actual Rows'] + removed) * plan['Actual Loops'])
}

async function anApi(pool: pg.Pool, databaseUrl: string) {
  const db = databaseOver(pool)
  const clock = { now: () => Date.now() }
  const config = readConfig({ DATABASE_URL: databaseUrl, LIVE_DELAYS: 'all:0' })
  const signer = await loadSigner({
    db,
    privateKey: randomBytes(32).toString('base64url'),
    newKey: () => randomBytes(32).toString('base64url'),
    now: clock.now(),
  })
  const names = createNameIndex({ db, clock })
  await names.fresh()
  return await createApi({
    config,
    db,
    realtime: createHub({
      clock: { now: clock.now, schedule: () => () => {} },
      randomId: randomUUID,
      tokenAudience: null,
      tokenSecret: config.realtimeSecret,
      allowedOrigins: config.publicOrigins,
      namespaces: TOUCHLINE_NAMESPACES,
      logger: { debug() {}, error() {} },
    }),
    clock,
    newId: randomUUID,
    newRef: randomUUID,
    newShareCode: randomUUID,
    names: { fresh: async () => {} },
    counter: createBetCounter(db),
    matchBudget: createMatchBudget(clock),
    chances: createChances(() => {}, config.cashoutMarginBp),
    touchOffer: () => {},
    receipts: createReceipts(signer),
    logs: false,
  })
}
