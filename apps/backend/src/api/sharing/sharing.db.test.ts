import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BetToShareWire, CallReply, DraftBetWire, ErrorBodyWire } from '@touchline/contract'
import { createTestApi, legOf, moveMarket, seedMatch, type TestApi } from '#testing'
import { removeOldShareCodes } from './findSharedSlip.ts'
import { storeSharedSlip } from './storeSharedSlip.ts'

const DAY_MS = 86_400_000

let api: TestApi
let match = 3_000

beforeAll(async () => {
  api = await createTestApi({ PUBLIC_ORIGIN: 'https://bets.example' })
})
afterAll(() => api.close())
beforeEach(async () => {
  match += 2
  await seedMatch(api.db, { id: String(match) })
  await seedMatch(api.db, { id: String(match + 1) })
})

const single = (selection = legOf(match)): DraftBetWire => ({
  type: 'single',
  stake: { value: 500, currency: 'EUR' },
  selections: [selection],
})

async function share(bets: readonly BetToShareWire[], headers: Record<string, string> = {}) {
  const { status, body } = await api.request('POST', '/api/sportsbook/bets/share-code', {
    body: { bets },
    headers,
  })
  const { data } = body as CallReply<'createShareCode'>
  return { status, error: body as ErrorBodyWire, ...data }
}
async function read(code: string, headers: Record<string, string> = {}) {
  const { status, body } = await api.request('GET', `/api/sportsbook/bets/share-code?code=${code}`, {
    headers,
  })
  return { status, error: body as ErrorBodyWire, bets: (body as CallReply<'getShareBets'>).data }
}

describe('[SHARE] a named bet', () => {
  const named = (more: object = {}) => {
    const selections = [legOf(match), legOf(match + 1), { ...legOf(match), match_id: `${match}-3` }]
    return { ...single(), type: 'system' as const, named: 'patent', selections, ...more }
  }
  beforeEach(() => seedMatch(api.db, { id: `${match}-3` }))

  test('is one bet behind its code, and stays one when a selection is gone', async () => {
    const { code } = await share([named()])
    await moveMarket(api.db, `${match}-3`, { status: -3 })
    const { bets } = await read(code!)
    expect(bets).toMatchObject([{ type: 'system', named: 'patent', selections: [{}, {}, {}] }])
    expect(bets[0]).not.toHaveProperty('system_id')
  })
  test.each([
    ['by a name that is not offered', { named: 'lucky-16' }],
    ['over too many selections', { named: 'lucky-15' }],
    ['of another type', { type: 'combo' }],
  ])('%s: 112', async (_, more) => {
    const { status, error } = await share([named(more)])
    expect([status, error.code]).toEqual([422, 112])
  })
})

describe('[SHARE] a code', () => {
  test('brings the bets back with type, system, stake and names, and a link to the site', async () => {
    await seedMatch(api.db, { id: `${match}-3` })
    const selections = [
      legOf(match),
      legOf(match + 1, '2', 3000),
      { ...legOf(match), match_id: `${match}-3` },
    ]
    const system: DraftBetWire = { ...single(), type: 'system', system_id: '2/3', selections }
    const { status, code, url } = await share([system, single()])
    expect(status).toBe(200)
    expect(url).toBe(`https://bets.example/sports?share-bet=${code}`)
    const { bets } = await read(code!)
    expect(bets).toMatchObject([
      {
        type: 'system',
        system_id: '2/3',
        stake: { value: 500, currency: 'EUR' },
        selections: [{ outcome_id: '1' }, { outcome_id: '2', outcome_name: 'Draw' }, { outcome_id: '1' }],
      },
      { type: 'single' },
    ])
    expect(bets[1]!.selections[0]).toEqual({
      ...legOf(match),
      shared_odds: 2000,
      availability: 'available',
      match_status: 1,
      market_status: 1,
      active: true,
      match_urn_id: `sr:match:${match}`,
      match_slug: `harbour-town-ashford-rovers-${match}`,
      match_start_time: 1_000,
      sport_key: 'soccer',
      category_slug: 'norland',
      category_name: 'Norland',
      name_a: 'Harbour Town',
      name_b: 'Ashford Rovers',
      provider: 'betradar',
      contest: { type: 'match', tournament_id: '100', competitor_ids: ['h', 'a'] },
      market_name: 'Full-time result',
      outcome_name: 'Harbour Town',
    })
  })

  test('names everything in the language of who reads it', async () => {
    const { code } = await share([single()])
    const { bets } = await read(code!, { 'accept-language': 'de' })
    expect(bets[0]!.selections[0]).toMatchObject({ name_a: 'Hafenstadt', outcome_name: 'Hafenstadt' })
  })

  test('shows current prices next to the original ones', async () => {
    const { code } = await share([single()])
    await moveMarket(api.db, String(match), { prices: { 1: 2200 } })
    expect((await read(code!)).bets[0]!.selections[0]).toMatchObject({ odds: 2200, shared_odds: 2000 })
  })

  test('reports a pause', async () => {
    const { code } = await share([single()])
    await moveMarket(api.db, String(match), { status: -1 })
    expect((await read(code!)).bets[0]!.selections[0]!.availability).toBe('suspended')
  })

  test('a selection that is gone is listed by its name next to one that is not', async () => {
    const combo: DraftBetWire = { ...single(), type: 'combo', selections: [legOf(match), legOf(match + 1)] }
    const { code } = await share([combo])
    await api.db.updateTable('matches').set({ status: 4 }).where('id', '=', String(match)).execute()
    await api.db.deleteFrom('markets').where('match_id', '=', String(match)).execute()
    const { bets } = await read(code!)
    expect(bets[0]!.selections).toMatchObject([
      {
        availability: 'not_available',
        match_status: 4,
        market_status: null,
        active: false,
        odds: 2000,
        outcome_name: 'Harbour Town',
      },
      { availability: 'available' },
    ])
  })

  test('a bet on a match that was deleted is left out: its names are gone', async () => {
    const combo: DraftBetWire = { ...single(), type: 'combo', selections: [legOf(match), legOf(match + 1)] }
    const { code } = await share([combo, single(legOf(match + 1))])
    await api.db.deleteFrom('matches').where('id', '=', String(match)).execute()
    expect((await read(code!)).bets).toMatchObject([{ type: 'single', selections: [{}] }])
  })

  test('a single that is gone is listed by its name next to one that is not', async () => {
    const { code } = await share([single(), single(legOf(match + 1))])
    await moveMarket(api.db, String(match), { status: -3 })
    const { bets } = await read(code!)
    expect(bets).toMatchObject([
      { type: 'single', selections: [{ availability: 'not_available', outcome_name: 'Harbour Town' }] },
      { type: 'single', selections: [{ availability: 'available' }] },
    ])
  })

  test('of which everything is gone gives an empty list', async () => {
    const { code } = await share([single(), single(legOf(match + 1))])
    await moveMarket(api.db, String(match), { status: -3 })
    await moveMarket(api.db, String(match + 1), { status: -3 })
    expect(await read(code!)).toMatchObject({ status: 200, bets: [] })
  })

  test('is read in small letters and with a dash', async () => {
    const { code } = await share([single()])
    const spoken = `${code!.slice(0, 4)}-${code!.slice(4)}`.toLowerCase()
    expect((await read(spoken)).bets).toHaveLength(1)
  })

  test('that does not exist is a 404; none at all a 400', async () => {
    expect(await read('22222222')).toMatchObject({ status: 404, error: { code: 14 } })
    expect(await read(`%27%20or%201=1`)).toMatchObject({ status: 404 })
    expect(await read('')).toMatchObject({ status: 400 })
  })

  test('does not reveal who shared it', async () => {
    const token = await api.signIn()
    const { body } = await api.request('POST', '/api/sportsbook/bets/share-code', {
      body: { bets: [{ ...single(), bonus: { id: 'b-77', type: 'freebet' } }] },
      token,
    })
    const { code } = (body as CallReply<'createShareCode'>).data
    const row = await api.db
      .selectFrom('share_codes')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toMatch(/1001|demo@|b-77/)
  })

  test('is valid for 90 days and then deleted', async () => {
    const { code } = await share([single()])
    await removeOldShareCodes(api.db, api.clock.now() + 90 * DAY_MS - 1)
    expect((await read(code!)).status).toBe(200)
    api.clock.advance(90 * DAY_MS)
    expect((await read(code!)).status).toBe(404)
    await removeOldShareCodes(api.db, api.clock.now())
    expect(await api.db.selectFrom('share_codes').selectAll().execute()).toEqual([])
    api.clock.advance(-90 * DAY_MS)
  })
})

describe('[SHARE] what cannot be shared', () => {
  test('a match or an outcome that was never offered: 103, with the leg named', async () => {
    const { status, error } = await share([single(), single(legOf(999_999)), single(legOf(match, '9'))])
    expect([status, error.code]).toEqual([422, 103])
    expect(Object.keys(error.errors_by_bet!)).toEqual(['1', '2'])
    expect(error.errors_by_bet!['1']!.details!.selections[0]).toMatchObject({
      match_id: '999999',
      reason: 'not_available',
    })
  })
  test('a system that is not offered: 112', async () => {
    const { error } = await share([{ ...single(), type: 'system', system_id: '2/9' }])
    expect(error.code).toBe(112)
  })
  test('more than 100 selections, or none', async () => {
    const many: DraftBetWire = { ...single(), selections: Array.from({ length: 50 }, () => legOf(match)) }
    expect(await share([many, many, single()])).toMatchObject({ status: 400, error: { code: 10 } })
    expect((await share([{ ...single(), selections: [] }])).status).toBe(400)
    expect((await share([])).status).toBe(400)
  })
})

test('two slips never get one code: a code that is taken is drawn again', async () => {
  const draws = ['TAKEN222', 'TAKEN222', 'FREE3333']
  const options = {
    db: api.db,
    now: () => api.clock.now(),
    newCode: () => draws.shift()!,
    sharer: { playerId: '1001' },
  }
  expect(await storeSharedSlip(options, [single()], 'en')).toEqual({ ok: true, code: 'TAKEN222' })
  expect(await storeSharedSlip(options, [single()], 'en')).toEqual({ ok: true, code: 'FREE3333' })
})

test('a site without sharing answers 403, and its flag is off', async () => {
  const closed = await createTestApi({ SHARE_BETS: '0' })
  const made = await closed.request('POST', '/api/sportsbook/bets/share-code', { body: { bets: [single()] } })
  const asked = await closed.request('GET', '/api/sportsbook/bets/share-code?code=K7TM4XQ9')
  const { body } = await closed.request('GET', '/api/sportsbook/system')
  expect([made.status, asked.status]).toEqual([403, 403])
  expect((body as CallReply<'getSystem'>).data.share_bets).toBe(false)
  await closed.close()
})

test('one address may request a limited number of codes a minute', async () => {
  const busy = await createTestApi({ TOUCHLINE_MODE: 'demo' })
  const statuses: number[] = []
  for (let request = 0; request < 61; request++) {
    statuses.push((await busy.request('GET', '/api/sportsbook/bets/share-code?code=22222222')).status)
  }
  expect(statuses).toEqual([...Array<number>(60).fill(404), 429])
  await busy.close()
})
