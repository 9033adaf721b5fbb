import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASES, ROUTES, type CallName, type DraftBetWire } from '@touchline/contract'
import { CALL_EXAMPLES } from '@touchline/contract/documents'
import { createTestApi, legOf, seedMatch, singleOf, type TestApi } from '#testing'

type Table = string
type Growth = Readonly<Record<Table, { readonly rows: number; readonly bytes: number }>>
type Asker = 'visitor' | 'empty player'

/** Number of times each client makes each call, each time with another key and the largest input. */
const TIMES = 25
const MATCHES = Array.from({ length: 30 }, (_, index) => String(70_000 + index))
const kB = 1_000
const MB = 1_000_000

/**
 * What calls that move no money may store: rows by table and call, and the maximum bytes per row. Calls that are
 * missing store nothing. `most` is the maximum number of rows of one player, or of all visitors together; the comment
 * names what enforces it.
 */
const MAY_LEAVE: Readonly<Record<string, readonly Left[]>> = {
  createShareCode: [
    // 256 MB in total, 100 a day per sharer (api/sharing/countShare.ts), for 90 days.
    { table: 'share_codes', askers: ['visitor', 'empty player'], rows: TIMES, bytes: 20 * kB, most: 9_000 },
    { table: 'share_counts', askers: ['visitor', 'empty player'], rows: 2, bytes: 200, most: 2 },
  ],
  // The newest 1,000 refusals (api/bets/refusedPlacement.ts).
  placeBets: [{ table: 'placements', askers: ['empty player'], rows: TIMES, bytes: 3.5 * kB, most: 1_000 }],
  // Ten of each kind and session (api/lotteries/provider/createPageAccess.ts).
  launchApp: [{ table: 'provider_sessions', askers: ['empty player'], rows: 11, bytes: 400, most: 22 }],
  // 200 of each of five types ([FAV-1]).
  addFavourite: [{ table: 'favourites', askers: ['empty player'], rows: TIMES, bytes: 200, most: 1_000 }],
  // Updates of existing rows: choices of known currencies, a language.
  updateSettings: [{ table: 'players', askers: ['empty player'], rows: 0, bytes: 2 * kB, most: 1 }],
  updateLocale: [{ table: 'players', askers: ['empty player'], rows: 0, bytes: 100, most: 1 }],
  chooseAccount: [{ table: 'accounts', askers: ['empty player'], rows: 0, bytes: 100, most: 1 }],
}
type Left = {
  readonly table: Table
  readonly askers: readonly Asker[]
  readonly rows: number
  readonly bytes: number
  readonly most: number
}
/** Maximum bytes that one player without money can store. Shared slips count towards the total of 256 MB. */
const PLAYER_BYTES_MAX = 5 * MB

const bet: DraftBetWire = {
  ...singleOf(70_000, 100),
  type: 'combo',
  selections: MATCHES.map(id => legOf(id, '1', 1_900)),
}
/** The largest inputs of calls that store something; all others use the document's examples. */
const INPUTS: Partial<Record<CallName, (time: number) => object>> = {
  placeBets: () => ({
    body: { meta: { device_id: 'device-0001', quick: false }, bets: Array<object>(19).fill(bet) },
  }),
  createShareCode: time => ({
    body: {
      bets: [0, 1, 2].map(part => ({
        ...bet,
        stake: { value: time * 10 + part, currency: 'EUR' },
        selections: MATCHES.map(id => legOf(id)),
      })),
    },
  }),
  launchApp: () => ({ params: { provider: 'drawhouse' }, body: { app: 'lantern-five' } }),
  addFavourite: time => ({ params: { type: 'matches', id: MATCHES[time] } }),
  updateSettings: time => ({
    body: {
      stakes: { EUR: [1, 2, 3, 4, 5, 6].map(step => 1_000 + step * 100 + time) },
      odds_type: 'malaysian',
    },
  }),
  signIn: () => ({ body: { email: 'demo@touchline.example', password: 'not this one' } }),
}

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  for (const id of MATCHES) await seedMatch(api.db, { id })
  token = await api.signIn('empty')
  // The index of names is built by the first search, from the catalogue alone.
  await api.request('GET', '/api/sportsbook/search?q=harbour')
})
afterAll(() => api.close())

async function tables(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(api.db)
  return rows.map(({ name }) => name).filter(name => !name.startsWith('kysely_'))
}

async function measure(): Promise<Growth> {
  const sizes = await Promise.all(
    (await tables()).map(async name => {
      const { rows } = await sql<{ rows: number; bytes: number }>`
        select count(*) as rows, coalesce(sum(octet_length(t::text)), 0)::bigint as bytes
        from ${sql.table(name)} t`.execute(api.db)
      return [name, rows[0]!] as const
    }),
  )
  return Object.fromEntries(sizes)
}

async function make(name: CallName, asker: Asker): Promise<void> {
  const { api: base, method, path } = ROUTES[name]
  for (let time = 0; time < TIMES; time++) {
    type Input = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
    const input = (INPUTS[name]?.(time) ?? CALL_EXAMPLES[name]) as Input
    const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? '1'))
    const query = Object.entries(input.query ?? {}).map(
      ([key, value]) => `${key}=${encodeURIComponent(String(value))}`,
    )
    await api.request(method, `${API_BASES[base]}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`, {
      headers: { 'idempotency-key': randomUUID() },
      ...(asker === 'empty player' && { token }),
      ...(input.body !== undefined && { body: input.body }),
    })
  }
}

const NAMES = Object.keys(ROUTES) as CallName[]
const CASES = NAMES.flatMap(name =>
  (['visitor', 'empty player'] as const).map(asker => [name, asker] as const),
)

test.each(CASES)('%s by a %s leaves no more behind than is stated', async (name, asker) => {
  const before = await measure()
  await make(name, asker)
  const after = await measure()
  if (name === 'signOut') token = await api.signIn('empty')
  const left = MAY_LEAVE[name]?.filter(({ askers }) => askers.includes(asker)) ?? []
  const grown = Object.keys(after).filter(
    table => after[table]!.rows > before[table]!.rows || after[table]!.bytes > before[table]!.bytes + 50,
  )
  const stated = left.map(({ table }) => table)
  expect(grown.filter(table => !stated.includes(table))).toEqual([])
  for (const { table, rows, bytes } of left) {
    const [was, is] = [before[table]!, after[table]!]
    expect(is.rows - was.rows, table).toBeLessThanOrEqual(rows)
    expect(is.bytes - was.bytes, table).toBeLessThanOrEqual(Math.max(1, rows) * bytes)
  }
  // A bound that is never approached would prove nothing.
  expect(left.filter(({ table, rows }) => rows > 0 && !grown.includes(table))).toEqual([])
})

test('all that a player without money can leave behind adds up to a few megabytes', () => {
  const sums = Object.values(MAY_LEAVE)
    .flat()
    .filter(({ table }) => table !== 'share_codes')
    .map(({ bytes, most }) => bytes * most)
  // Refused cash-outs need a bet, and therefore money once: the newest 1,000
  // (api/cashout/taking/forgetOldRefusedCashouts.ts).
  const cashouts = 1_000 * 800
  expect(sums.reduce((sum, bytes) => sum + bytes, cashouts)).toBeLessThanOrEqual(PLAYER_BYTES_MAX)
})

test('a session is what signing in leaves behind, and no player without the password', async () => {
  const before = await measure()
  await api.signIn('empty')
  const after = await measure()
  expect(after.sessions!.rows - before.sessions!.rows).toBe(1)
  expect(after.sessions!.bytes - before.sessions!.bytes).toBeLessThan(300)
})
