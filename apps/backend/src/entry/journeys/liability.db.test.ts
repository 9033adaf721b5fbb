import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallReply, DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import type { BetResult } from '@touchline/domain/bet'
import type { MatchStatus } from '@touchline/domain/match'
import { checkLiability, createDeciding } from '#api/bets'
import { checkLedger, postTransaction } from '#api/ledger'
import type { Rounds } from '#api/rounds'
import { hashToken } from '#api/session'
import { createSettlement } from '#api/settlement'
import { createTestApi, legOf, moveMarket, seedMatch, sendBets, writeResults, type TestApi } from '#testing'

/** The maximum win is 50,000,000 euro cents or 1,000,000,000 satoshi; the maximum stake 1,000,000 and 20,000,000. */
const MOST_WIN = 50_000_000
const PLAYERS = 8
const LIVE_DELAY = 5_000

let api: TestApi
let settlement: Rounds
let deciding: Rounds
let match = 1_000
const tokens = Array.from({ length: PLAYERS }, (_, i) => `token-of-player-${i}`)

beforeAll(async () => {
  api = await createTestApi({ LIVE_DELAYS: `all:${LIVE_DELAY / 1000}` })
  await seedPlayers()
  const onError = (error: unknown) => {
    throw error
  }
  const shared = { db: api.db, newId: randomUUID, now: () => api.clock.now(), onError }
  settlement = createSettlement(shared)
  deciding = createDeciding({ ...shared, site: api.site, receipts: api.receipts })
})
afterAll(() => api.close())
beforeEach(async () => {
  match += 10
  for (let i = 0; i < 4; i++) await seedPrematch(match + i)
  await api.db.updateTable('providers').set({ alive_at: api.clock.now() }).execute()
})
afterEach(async () => {
  expect(await checkLedger(api.db)).toEqual([])
  expect(await checkLiability(api.db)).toEqual([])
})

/** Signed-in players with large balances in four currencies. */
async function seedPlayers(): Promise<void> {
  const demo = await api.db
    .selectFrom('players')
    .selectAll()
    .where('id', '=', '1001')
    .executeTakeFirstOrThrow()
  for (const [i, token] of tokens.entries()) {
    const id = `rich-${i}`
    const player = { ...demo, id, email: `${id}@touchline.example`, settings: '{}', statuses: '[]' }
    await api.db
      .insertInto('players')
      .values({ ...player, nickname: null, mobile_phone: null })
      .execute()
    for (const [currency, subunits] of [
      ['EUR', 100],
      ['BTC', 100_000_000],
    ] as const) {
      await api.db
        .insertInto('accounts')
        .values({
          id: `${id}-${currency}`,
          player_id: id,
          currency,
          subunits,
          balance: 0,
          version: 1,
          active: true,
        })
        .execute()
      await deposit(id, currency)
    }
    const at = api.clock.now()
    const session = { token_hash: hashToken(token), player_id: id, created_at: at, seen_at: at }
    await api.db
      .insertInto('sessions')
      .values({ ...session, expires_at: at * 2 })
      .execute()
  }
}

async function deposit(playerId: string, currency: string): Promise<void> {
  await api.db.transaction().execute(trx =>
    postTransaction(trx, {
      id: randomUUID(),
      kind: 'deposit',
      playerId,
      accountId: `${playerId}-${currency}`,
      currency,
      amount: 10 ** 12,
      now: 1,
    }),
  )
}

/** A match before its start with outcomes at 100.00, so that the maximum win is the limit. */
async function seedPrematch(id: number, status: MatchStatus = 0): Promise<void> {
  await seedMatch(api.db, { id: String(id), status, startTime: api.clock.now() + 3_600_000 })
  await price(id, 100_000)
}
const price = (id: number, odds: number) =>
  moveMarket(api.db, String(id), {
    prices: { 1: odds, 2: 100_000, 3: 100_000 },
  })

/** A second market of a match. */
async function seedTotal(id: number): Promise<void> {
  const market = api.db.selectFrom('markets').selectAll().where('match_id', '=', String(id))
  const outcomes = ['12', '13'].map(outcome => ({ id: outcome, odds: 100_000, active: true }))
  await api.db
    .insertInto('markets')
    .values({
      ...(await market.executeTakeFirstOrThrow()),
      market_id: 18,
      specifier: 'total=2.5',
      place: null,
      outcomes: JSON.stringify(outcomes),
    })
    .execute()
}
const totalLeg = (outcome: string) => ({ ...leg(match, outcome), market_id: 18, specifier: 'total=2.5' })

const leg = (id = match, outcome = '1', odds = 100_000) => legOf(id, outcome, odds)
const single = (value: number, selection = leg(), currency = 'EUR'): DraftBetWire => ({
  type: 'single',
  stake: { value, currency },
  selections: [selection],
})
const joined = (type: DraftBetWire['type'], value: number, ...selections: DraftBetWire['selections']) => ({
  type,
  stake: { value, currency: 'EUR' },
  selections,
})

async function place(bets: readonly DraftBetWire[], player = 0) {
  const { status, body } = await sendBets(api, bets, { token: tokens[player]! })
  const error = body as ErrorBodyWire
  const refused = Object.values(error.errors_by_bet ?? {})[0]
  const ids = (body as Partial<CallReply<'placeBets'>>).data?.map(({ id }) => id) ?? []
  return { status, ids, code: refused?.code ?? error.code, limit: refused?.details?.limit }
}
async function most(bet: DraftBetWire, player?: number): Promise<number> {
  const { body } = await api.request('POST', '/api/sportsbook/bets/max-stake', {
    body: { meta: { device_id: 'device-0001', quick: false }, bets: [bet] },
    ...(player !== undefined && { token: tokens[player]! }),
  })
  return (body as CallReply<'getMaxStake'>).data
}
const used = async (like: string) => {
  const rows = await api.db.selectFrom('liabilities').select('parts').where('key', 'like', like).execute()
  return rows.reduce((sum, { parts }) => sum + parts, 0) / 1_000_000_000
}
async function finish(id: number, result: BetResult): Promise<void> {
  await writeResults(api.db, String(id), { '1': result }, api.clock.now())
  await settlement.drain()
}

describe('one player', () => {
  test('[LIABILITY-1] four identical bets do not pass the limit of 10 BTC as 40', async () => {
    const bet = single(10_000_000, leg(), 'BTC')
    const answers = [await place([bet]), await place([bet]), await place([bet]), await place([bet])]
    expect(answers.map(({ status, code, limit }) => [status, code, limit])).toEqual([
      [200, undefined, undefined],
      [422, 109, 0],
      [422, 109, 0],
      [422, 109, 0],
    ])
  })

  test('[LIABILITY-1] nor do they when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => place([single(400_000)])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 109)).toHaveLength(9)
  })

  test('[LIABILITY-1] nor in one request', async () => {
    const { status, ids, code, limit } = await place([single(300_000), single(300_000), single(200_000)])
    expect([status, ids.length, code, limit]).toEqual([200, 2, 109, 20_000_000])
  })

  test('[LIABILITY-2] nor in two currencies, at once or one after the other', async () => {
    const inEuro = single(300_000)
    const inBitcoin = single(6_000_000, leg(), 'BTC')
    const answers = await Promise.all([place([inEuro]), place([inBitcoin])])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 109)).toHaveLength(1)
    const other = single(300_000, leg(match + 1))
    expect((await place([other])).status).toBe(200)
    const { code, limit } = await place([single(6_000_000, leg(match + 1), 'BTC')])
    expect([code, limit]).toEqual([109, 400_000_000])
  })

  test('[LIABILITY-4] a leg of combos with different others is one outcome', async () => {
    const combo = (other: number) => joined('combo', 3_000, leg(), leg(other))
    expect((await place([combo(match + 1)])).status).toBe(200)
    const { code, limit } = await place([combo(match + 2)])
    expect([code, limit]).toEqual([109, MOST_WIN - 30_000_000])
    expect((await place([joined('combo', 3_000, leg(match + 2), leg(match + 3))])).status).toBe(200)
  })

  test('[LIABILITY-7] stakes on the same legs share the limit of stakes, and the refusal has what is left', async () => {
    await price(match, 1_100)
    const bet = (value: number) => single(value, leg(match, '1', 1_100))
    expect((await place([bet(700_000)])).status).toBe(200)
    const { code, limit } = await place([bet(700_000)])
    expect([code, limit]).toEqual([108, 300_000])
    expect(await most(bet(0), 0)).toBe(300_000)
    expect((await place([bet(300_000)])).status).toBe(200)
    expect(await most(bet(0), 0)).toBe(0)
    expect(await most(bet(0), 1)).toBe(1_000_000)
  })

  test('[LIABILITY-8] the maximum is returned, can be staked, and not a subunit more', async () => {
    await place([single(123_456)])
    const bet = joined('system', 0, leg(), leg(match + 1), leg(match + 2))
    const system = (value: number) => ({ ...bet, stake: { value, currency: 'EUR' }, system_id: '2/3' })
    for (const of of [single, (value: number) => joined('combo', value, leg(), leg(match + 1)), system]) {
      const value = await most(of(0), 0)
      expect(value).toBeGreaterThan(0)
      expect((await place([of(value + 1)])).code).toBe(109)
      expect((await place([of(Math.floor(value / 2))])).status).toBe(200)
      expect((await place([of((await most(of(0), 0)) + 1)])).code).toBe(109)
    }
  })
})

describe('all players', () => {
  test('[LIABILITY-1] an outcome has five times the limit of a bet, for all players and at any time', async () => {
    const answers = await Promise.all(tokens.map((_, player) => place([single(500_000)], player)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 109)).toHaveLength(PLAYERS - 5)
    expect(await used(`outcome ${match}/1//1`)).toBe(5)
    expect(await most(single(0))).toBe(0)
  })

  test('[LIABILITY-1] a match has twenty times, on whichever outcomes', async () => {
    await seedTotal(match)
    const legs = [...['1', '2', '3'].map(outcome => leg(match, outcome)), ...['12', '13'].map(totalLeg)]
    const wishes = tokens.flatMap((_, player) => legs.map(selection => ({ player, selection })))
    const answers = await Promise.all(
      wishes.map(({ player, selection }) => place([single(500_000, selection)], player)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ code }) => code === 109)).toHaveLength(20)
    expect(await used(`match ${match}`)).toBe(20)
  })

  test('[LIABILITY-4] the same combo of many players is an outcome of its own; its legs count as their stake would alone', async () => {
    const combo = joined('combo', 5_000, leg(), leg(match + 1))
    const answers = await Promise.all(tokens.map((_, player) => place([combo], player)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await used(`outcome ${match}/1//1`)).toBeCloseTo(0.05, 6)
    expect((await place([single(500_000, leg(match + 1, '2'))], 7)).status).toBe(200)
  })

  test('[LIABILITY-1] many players at once on crossing matches end, each bet taken once', async () => {
    const ring = [match, match + 1, match + 2, match + 3]
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        const [a, b] = [ring[i % 4]!, ring[(i + 1 + (i % 3)) % 4]!]
        return place([joined('combo', 1_500, leg(a), leg(b))], i % PLAYERS)
      }),
    )
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true)
  })
})

describe('what is over is free again', () => {
  const full = () => single(400_000)
  test.each(['win_entire', 'lose_entire', 'refund_entire', 'canceled'] as const)(
    '[LIABILITY-3] a bet that is settled as %s',
    async result => {
      await place([full()])
      expect(await used(`% ${match}%`)).toBeGreaterThan(0)
      await finish(match, result)
      expect(await used(`%${match}%`)).toBe(0)
      const rows = api.db.selectFrom('liabilities').select('key').where('key', 'like', `%${match}%`)
      expect(await rows.execute()).toEqual([])
    },
  )

  test('[LIABILITY-3] a combo counts until its last leg is known, and less where a leg is void', async () => {
    await place([joined('combo', 4_000, leg(), leg(match + 1))])
    expect(await used(`win %${match}/%`)).toBe(0.8)
    await finish(match, 'refund_entire')
    expect(await used(`win %${match}/%`)).toBe(0.008)
    await finish(match + 1, 'win_entire')
    expect(await used(`win %${match}/%`)).toBe(0)
  })

  test('[LIABILITY-9] a result that is taken back counts the bet again, past a limit too', async () => {
    await place([full()])
    await finish(match, 'lose_entire')
    await api.db.updateTable('markets').set({ status: 1 }).where('match_id', '=', String(match)).execute()
    expect((await place([full()])).status).toBe(200)
    await api.db
      .updateTable('outcome_results')
      .set({ result: 'no_results', result_version: 2 })
      .where('match_id', '=', String(match))
      .execute()
    await api.db
      .insertInto('settlement_queue')
      .values({ match_id: String(match), created_at: 0 })
      .execute()
    await settlement.drain()
    expect(await used(`outcome ${match}/1//1`)).toBe(1.6)
    expect((await place([single(100)])).code).toBe(109)
  })
})

describe('a live bet', () => {
  beforeEach(async () => {
    await api.db.updateTable('matches').set({ status: 1 }).where('id', '=', String(match)).execute()
  })
  const decide = async () => {
    api.clock.advance(LIVE_DELAY)
    await api.db.updateTable('providers').set({ alive_at: api.clock.now() }).execute()
    await deciding.drain()
  }
  const statusOf = async (id: string) => {
    const bets = api.db.selectFrom('bets').select('status').where('id', '=', id)
    return (await bets.executeTakeFirstOrThrow()).status
  }

  test('[LIABILITY-3] counts from its submission on', async () => {
    const { ids } = await place([single(500_000)])
    expect(await statusOf(ids[0]!)).toBe('submitted')
    expect((await place([single(500_000)])).code).toBe(109)
    await decide()
    expect(await statusOf(ids[0]!)).toBe('waiting_results')
    expect(await used(`outcome ${match}/1//1`)).toBe(1)
  })

  test('[LIABILITY-3] that is refused is free again', async () => {
    const { ids } = await place([single(500_000)])
    await moveMarket(api.db, String(match), { status: -1 })
    await decide()
    expect(await statusOf(ids[0]!)).toBe('rejected')
    expect(await used(`%${match}%`)).toBe(0)
  })

  test('[LIABILITY-9] is refused at a better price that a limit has no place for, and taken at its own', async () => {
    await api.db.updateTable('players').set({ settings: '{"oddsAcceptMode":"any"}' }).execute()
    const [one, two] = [await place([single(250_000)]), await place([single(240_000)])]
    await price(match, 103_000)
    await decide()
    // 25,750,000 and 24,720,000: together above 50,000,000.
    expect([await statusOf(one.ids[0]!), await statusOf(two.ids[0]!)]).toContain('rejected')
    expect([await statusOf(one.ids[0]!), await statusOf(two.ids[0]!)]).toContain('waiting_results')
    const stored = await api.db
      .selectFrom('bets')
      .select('refusal')
      .where('id', 'in', [one.ids[0]!, two.ids[0]!])
      .where('status', '=', 'rejected')
      .executeTakeFirstOrThrow()
    expect(stored.refusal).toMatchObject({ refusals: [{ kind: 'win-too-high', code: 109 }] })
  })
})
