import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { BET_STATUSES, type BetResult, type BetStatus } from '@touchline/domain/bet'
import { periodTotals, profitCurve, returnsOf } from '@touchline/domain/bet-list'
import { moneyOf, type CurrencyCode } from '@touchline/domain/money'
import { createTestApi, MARKET_1X2, seedMatch, type TestApi } from '#testing'

const DAY_MS = 86_400_000
const PLAYER = '1001'
type StoredBets = {
  readonly status: BetStatus
  readonly result?: BetResult
  readonly currency?: 'EUR' | 'JPY'
  readonly stake: number
  readonly win?: number | null
  readonly createdAt?: number
  readonly settledAt?: number | null
  readonly vip?: boolean
}

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  await seedMatch(api.db, { id: 'm' })
})
beforeEach(async () => {
  await api.db.deleteFrom('bet_legs').execute()
  await api.db.deleteFrom('bets').execute()
})
afterAll(() => api.close())

async function keep(bets: readonly StoredBets[]): Promise<string[]> {
  const ids = bets.map(() => randomUUID())
  if (bets.length === 0) return ids
  const subunits = { EUR: 100, JPY: 1 }
  await api.db
    .insertInto('bets')
    .values(
      bets.map((bet, index) => {
        const { currency = 'EUR', status, stake, createdAt = 1_000, settledAt = null, vip = false } = bet
        return {
          id: ids[index]!,
          ref: ids[index]!,
          player_id: PLAYER,
          account_id: `${PLAYER}-${currency}`,
          placement_key: 'kept',
          placement_index: index,
          type: 'single' as const,
          status,
          result: bet.result ?? 'no_results',
          currency,
          subunits: subunits[currency],
          stake,
          win_amount: bet.win ?? null,
          odds: 2000,
          potential_win: stake * 2,
          system: null,
          meta: '{}',
          version: 1,
          created_at: createdAt,
          settled_at: settledAt,
          open_stake: stake,
          vip,
        }
      }),
    )
    .execute()
  await api.db
    .insertInto('bet_legs')
    .values(
      ids.map((id, i) => ({
        bet_id: id,
        leg: 0,
        match_id: 'm',
        market_id: MARKET_1X2,
        specifier: '',
        outcome_id: '1',
        odds: 2000,
        price_version: 1,
        provider: 'betradar' as const,
        result: bets[i]!.result ?? ('no_results' as const),
        result_version: 1,
      })),
    )
    .execute()
  return ids
}

const request = (path: string, who = token) => api.request('GET', `/api/sportsbook${path}`, { token: who })
async function stakesOf(query: string): Promise<number[]> {
  const { body } = await request(`/v3/bets${query}`)
  return (body as CallReply<'getBets'>).data.map(({ stake }) => stake.value)
}

test.each([
  ['all', [8, 7, 6, 5, 4, 3, 2, 1]],
  ['win', [2, 1]],
  ['lose', [4, 3]],
  ['refund', [6, 5]],
])('[LIST-1] result=%s lists %j', async (result, stakes) => {
  const results = [
    'win_entire',
    'refund_half_win_other',
    'lose_entire',
    'refund_half_lose_other',
    'refund_entire',
    'canceled',
    'cashed_out',
    'no_results',
  ] as const
  await keep(results.map((one, i) => ({ status: 'done', result: one, stake: i + 1, createdAt: i })))
  expect(await stakesOf(`?result=${result}`)).toEqual(stakes)
})

test('a list is cut by time of placing and by currency, its first instant included and its last not', async () => {
  await keep([
    { status: 'done', stake: 1, createdAt: 100 },
    { status: 'done', stake: 2, createdAt: 200, currency: 'JPY' },
    { status: 'done', stake: 3, createdAt: 300 },
  ])
  expect(await stakesOf('?from=200')).toEqual([3, 2])
  expect(await stakesOf('?to=300')).toEqual([2, 1])
  expect(await stakesOf('?from=100&to=300&currency=EUR')).toEqual([1])
})

test('[BET-4] a VIP bet that was refused is in no list, whatever the filter', async () => {
  await keep([
    { status: 'rejected', stake: 1, vip: true },
    { status: 'rejected', stake: 2 },
  ])
  expect(await stakesOf('?status=rejected')).toEqual([2])
})

test('pages hold each bet once, those placed in the same moment too', async () => {
  await keep(Array.from({ length: 25 }, (_, i) => ({ status: 'done' as const, stake: i + 1, createdAt: 5 })))
  const pages = await Promise.all([1, 2, 3].map(page => stakesOf(`?limit=10&page=${page}`)))
  expect(pages.map(page => page.length)).toEqual([10, 10, 5])
  expect(new Set(pages.flat()).size).toBe(25)
})

const anyBet = fc.record({
  status: fc.constantFrom(...BET_STATUSES),
  currency: fc.constantFrom('EUR', 'JPY'),
  stake: fc.integer({ min: 1, max: 1_000_000_000_000 }),
  win: fc.option(fc.integer({ min: 0, max: 1_000_000_000_000 })),
  settledAt: fc.integer({ min: 0, max: 5 * DAY_MS }),
})

test('[LIST-2] [LIST-3] [LIST-4] totals and curve say of any bets what the rules say of them', async () => {
  await fc.assert(
    fc
      .asyncProperty(
        fc.array(anyBet, { maxLength: 40 }),
        fc.integer({ min: 0, max: 5 * DAY_MS }),
        fc.integer({ min: 0, max: 5 * DAY_MS }),
        async (bets, from, to) => {
          await keep(bets)
          const counted = bets
            .filter(({ settledAt }) => settledAt! >= from && settledAt! < to)
            .map(({ status, currency, stake, win, settledAt }) => {
              const money = (value: number) =>
                moneyOf(value, { code: currency as CurrencyCode, subunits: currency === 'EUR' ? 100 : 1 })
              return {
                status,
                settledAt: settledAt!,
                stake: money(stake),
                ...(win !== null && { winAmount: money(win) }),
              }
            })
          const totals = await request(`/bets/totals?from=${from}&to=${to}`)
          expect((totals.body as CallReply<'getBetTotals'>).data).toEqual(periodTotals(counted))
          const days = counted
            .filter(({ stake }) => stake.currency === 'EUR')
            .flatMap(bet => {
              const returns = returnsOf(bet)
              const at = Math.floor(bet.settledAt / DAY_MS) * DAY_MS
              return returns ? [{ ...returns, at, bets: 1 }] : []
            })
          const byDay = [...Map.groupBy(days, ({ at }) => at).values()].map(group =>
            group.reduce((a, b) => ({
              at: a.at,
              bets: a.bets + b.bets,
              staked: a.staked + b.staked,
              returned: a.returned + b.returned,
              net: a.net + b.net,
            })),
          )
          const curve = await request(`/bets/curve?currency=EUR&from=${from}&to=${to}`)
          expect((curve.body as CallReply<'getProfitCurve'>).data).toEqual(profitCurve(byDay))
        },
      )
      .afterEach(async () => {
        await api.db.deleteFrom('bet_legs').execute()
        await api.db.deleteFrom('bets').execute()
      }),
    { numRuns: 40 },
  )
})

test.each(['/bets/totals', '/bets/curve?currency=EUR', '/bets/export'])(
  '%s is for players, each for their own',
  async path => {
    await keep([{ status: 'done', stake: 77, win: 5, settledAt: 5, result: 'win_entire' }])
    expect((await api.request('GET', `/api/sportsbook${path}`)).status).toBe(401)
    const { status, body } = await request(path, await api.signIn('empty'))
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain('77')
  },
)

test('the export is a table with the same bets as the list, in the requested language', async () => {
  const [first] = await keep([
    {
      status: 'done',
      result: 'win_entire',
      stake: 1_234_550,
      win: 2_469_100,
      createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
      settledAt: Date.UTC(2026, 0, 2, 5),
    },
    { status: 'waiting_results', stake: 500, currency: 'JPY' },
  ])
  const { body, headers } = await api.request('GET', '/api/sportsbook/bets/export?status=done', {
    token,
    headers: { 'accept-language': 'de' },
  })
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toContain('attachment')
  expect((body as string).split('\r\n')).toEqual([
    '\uFEFFref,placed_at,settled_at,type,system,status,result,currency,stake,odds,potential_win,returned,selections',
    `${first},2026-01-02T03:04:05.000Z,2026-01-02T05:00:00.000Z,single,,done,win_entire,EUR,12345.50,2.00,24691.00,24691.00,"Hafenstadt – Ashford Rovers: Endergebnis, Hafenstadt @ 2.00 (win_entire)"`,
    '',
  ])
  expect((await request('/bets/export?status=lost')).status).toBe(400)
})

test('the names in the export are of the language in its address, whatever the browser speaks', async () => {
  await keep([{ status: 'done', stake: 500 }])
  const asked = async (query: string) => {
    const { body, headers } = await api.request('GET', `/api/sportsbook/bets/export${query}`, {
      token,
      headers: { 'accept-language': 'en' },
    })
    return [headers['content-language'], (body as string).includes('Hafenstadt')]
  }
  expect(await asked('?locale=de')).toEqual(['de', true])
  expect(await asked('?locale=xx')).toEqual(['en', false])
  expect(await asked('')).toEqual(['en', false])
})

test('the export has every bet once, more than are read at once too', async () => {
  await keep(Array.from({ length: 1_203 }, (_, i) => ({ status: 'done' as const, stake: i + 1 })))
  const { body } = await request('/bets/export')
  const refs = (body as string)
    .split('\r\n')
    .slice(1, -1)
    .map(line => line.split(',')[0])
  expect(refs).toHaveLength(1_203)
  expect(new Set(refs).size).toBe(1_203)
})

test('a side whose name is a formula is a text in the export', async () => {
  await keep([{ status: 'done', stake: 5 }])
  await api.db
    .updateTable('competitors')
    .set({ names: JSON.stringify({ en: '=HYPERLINK("http://x")', de: 'x', ar: 'x' }) })
    .where('id', '=', 'h')
    .execute()
  expect((await request('/bets/export')).body as string).toContain(`"'=HYPERLINK(""http://x"")`)
})

test('[LIST-3] the settled bets in the file of a period add up to its totals, and those that are not settled stand where they were placed', async () => {
  await keep([
    { status: 'done', result: 'win_entire', stake: 500, win: 975, createdAt: 10, settledAt: 250 },
    { status: 'done', result: 'lose_entire', stake: 700, win: 0, createdAt: 150, settledAt: 299 },
    { status: 'cashed_out', result: 'cashed_out', stake: 300, win: 280, createdAt: 220, settledAt: 200 },
    { status: 'done', result: 'win_entire', stake: 9_000, win: 9_900, createdAt: 210, settledAt: 300 },
    { status: 'done', result: 'win_entire', stake: 8_000, win: 8_800, createdAt: 10, settledAt: 199 },
    { status: 'waiting_results', stake: 60, createdAt: 230 },
    { status: 'rejected', stake: 70, createdAt: 231 },
    { status: 'rejected', stake: 80, createdAt: 199 },
    {
      status: 'done',
      result: 'win_entire',
      stake: 11,
      win: 12,
      currency: 'JPY',
      createdAt: 1,
      settledAt: 240,
    },
  ])
  const period = 'from=200&to=300'
  const { body } = await request(`/bets/export?by=settled&${period}`)
  const [head, ...lines] = (body as string)
    .split('\r\n')
    .slice(0, -1)
    .map(line => line.split(','))
  const sum = (currency: string, name: string) =>
    lines
      .filter(
        line => line[head!.indexOf('currency')] === currency && line[head!.indexOf('settled_at')] !== '',
      )
      .reduce((total, line) => total + Number(line[head!.indexOf(name)]), 0)
  const totals = await request(`/bets/totals?${period}`)
  const sums = (totals.body as CallReply<'getBetTotals'>).data
  expect(sums).toMatchObject([{ bets: 3, staked: 1_500, returned: 1_255 }, { bets: 1 }])
  for (const { currency, subunits, staked, returned } of sums) {
    expect(sum(currency, 'stake') * subunits).toBeCloseTo(staked)
    expect(sum(currency, 'returned') * subunits).toBeCloseTo(returned)
  }
  const every = `status=${BET_STATUSES.join(',')}`
  // The file has the same order as the list: by the time that the period refers to.
  const listed = [700, 500, 70, 60, 300]
  expect(await stakesOf(`?by=settled&${period}&currency=EUR&${every}`)).toEqual(listed)
  const file = await request(`/bets/export?by=settled&${period}&currency=EUR&${every}`)
  const inFile = (file.body as string).split('\r\n').slice(1, -1)
  expect(inFile.map(line => Number(line.split(',')[8]) * 100)).toEqual(listed)
  expect((await stakesOf(`?by=created&${period}`)).toSorted((a, b) => a - b)).toEqual([60, 300, 9_000])
  expect((await request('/bets/export?by=luck')).status).toBe(400)
})
