import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReply, ReceiptKeyWire, ReceiptWire } from '@touchline/contract'
import { canonicalJson, loadSigner } from '#api/receipts'
import {
  createTestApi,
  legOf,
  MARKET_1X2,
  moveMarket,
  seedMatch,
  sendBets,
  singleOf,
  type TestApi,
} from '#testing'
import { createDeciding } from './deciding/createDeciding.ts'

const SEED = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi({ LIVE_DELAYS: 'all:5' })
  token = await api.signIn()
  for (const [id, status] of [
    ['1', 0],
    ['2', 0],
    ['3', 1],
  ] as const)
    await seedMatch(api.db, { id, status })
})
afterAll(() => api.close())

async function place(matches: readonly string[], system?: string) {
  const bet = {
    type: system ? 'system' : matches.length > 1 ? 'combo' : 'single',
    ...(system && { system_id: system }),
    stake: { value: 1_000, currency: 'EUR' },
    selections: matches.map(id => legOf(id)),
  }
  const { body } = await sendBets(api, [bet], { token })
  return (body as CallReply<'placeBets'>).data[0]!
}
const receiptOf = (betId: string, as = token) =>
  api.request('GET', `/api/sportsbook/bets/${betId}/receipt`, { token: as })
const keys = async () =>
  ((await api.request('GET', '/api/sportsbook/receipts/keys')).body as { data: ReceiptKeyWire[] }).data

/** Verifies a receipt as a third party would: with nothing but its text, its signature and the published keys. */
async function isGenuine({ body, signature, key_id }: ReceiptWire): Promise<boolean> {
  const key = (await keys()).find(({ id }) => id === key_id)!
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: key.public_key }
  return verify(
    null,
    Buffer.from(body, 'utf8'),
    createPublicKey({ key: jwk, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )
}

test('an accepted bet has a receipt that contains what was agreed and verifies against the published key', async () => {
  const packed = Buffer.from([1, 2, 3])
  const previous = createHash('sha256').update('1').digest()
  const hash = createHash('sha256').update(previous).update(packed).digest()
  await api.db
    .insertInto('price_log')
    .values({ match_id: '1', version: 1, at: 5, packed, previous_hash: previous, hash })
    .execute()
  const bet = await place(['1', '2'])
  expect(bet.has_receipt).toBe(true)
  const { status, body } = await receiptOf(bet.id)
  expect(status).toBe(200)
  const { data } = body as { data: ReceiptWire }
  expect(await isGenuine(data)).toBe(true)
  const signed = JSON.parse(data.body)
  expect(canonicalJson(signed)).toBe(data.body)
  expect(signed).toMatchObject({
    v: 1,
    bet_id: bet.id,
    ref: bet.ref,
    currency: 'EUR',
    subunits: 100,
    stake: 1_000,
    type: 'combo',
    odds: 4_000,
    potential_win: 4_000,
    placed_at: api.clock.now(),
    decided_at: api.clock.now(),
    legs: [
      {
        match_id: '1',
        market_id: MARKET_1X2,
        outcome_id: '1',
        odds: 2_000,
        price_version: 1,
        home: 'Harbour Town',
        away: 'Ashford Rovers',
        market: bet.selections[0]!.market_name,
        outcome: 'Harbour Town',
        chain: {
          version: 1,
          at: 5,
          packed: 'AQID',
          previous_hash: previous.toString('hex'),
          hash: hash.toString('hex'),
        },
      },
      { match_id: '2', chain: null },
    ],
  })
})

test('a changed word or figure does not verify', async () => {
  const { body } = await receiptOf((await place(['1'])).id)
  const { data } = body as { data: ReceiptWire }
  expect(await isGenuine({ ...data, body: data.body.replace('"stake":1000', '"stake":9000') })).toBe(false)
  expect(await isGenuine({ ...data, body: data.body.replace('Harbour', 'Harbor') })).toBe(false)
})

test('the receipt of a system names it', async () => {
  await seedMatch(api.db, { id: '4', status: 0 })
  const bet = await place(['1', '2', '4'], '2/3')
  const { body } = await receiptOf(bet.id)
  expect(JSON.parse((body as { data: ReceiptWire }).data.body).system).toEqual({
    id: '2/3',
    win_count: 2,
    total_count: 3,
  })
})

test('only the owner has it', async () => {
  const bet = await place(['1'])
  expect((await receiptOf(bet.id, await api.signIn('empty'))).status).toBe(404)
  expect((await api.request('GET', `/api/sportsbook/bets/${bet.id}/receipt`)).status).toBe(401)
  expect((await receiptOf(randomUUID())).status).toBe(404)
})

test('a live bet has its receipt when it is accepted, at the price it is accepted at, and none before', async () => {
  const bet = await place(['3'])
  expect([bet.status, bet.has_receipt]).toEqual(['submitted', false])
  expect((await receiptOf(bet.id)).status).toBe(404)
  await moveMarket(api.db, '3', { prices: { 1: 2100 } })
  const settings = { oddsAcceptMode: 'higher' }
  await api.db
    .updateTable('bets')
    .set({ accept_mode: settings.oddsAcceptMode as 'higher' })
    .where('id', '=', bet.id)
    .execute()
  api.clock.advance(5_000)
  await api.db.updateTable('providers').set({ alive_at: api.clock.now() }).execute()
  await createDeciding({
    db: api.db,
    site: api.site,
    newId: randomUUID,
    now: api.clock.now,
    receipts: api.receipts,
    onError: error => expect.fail(String(error)),
  }).drain()
  const { status, body } = await receiptOf(bet.id)
  expect(status).toBe(200)
  expect(JSON.parse((body as { data: ReceiptWire }).data.body)).toMatchObject({
    odds: 2_100,
    placed_at: api.clock.now() - 5_000,
    decided_at: api.clock.now(),
    legs: [{ odds: 2_100, price_version: 2 }],
  })
})

test('a refused bet has none', async () => {
  await moveMarket(api.db, '2', { status: -1 })
  const { status } = await sendBets(api, [singleOf('2', 100)], { token })
  expect(status).toBe(422)
  const [receipts, bets] = await Promise.all([
    api.db.selectFrom('receipts').select('bet_id').execute(),
    api.db.selectFrom('bets').select('id').where('status', '<>', 'submitted').execute(),
  ])
  expect(receipts).toHaveLength(bets.length)
})

test('a new key replaces the old one, which stays published, and what it signed stays valid', async () => {
  const { body } = await receiptOf((await place(['1'])).id)
  const before = await keys()
  expect(before).toHaveLength(1)
  const newKey = () => expect.fail('there is a key')
  const signer = await loadSigner({ db: api.db, privateKey: SEED, newKey, now: api.clock.now() })
  const after = await keys()
  expect(after).toContainEqual({ ...before[0], retired_at: api.clock.now() })
  expect(after).toContainEqual({
    id: signer.keyId,
    public_key: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
    created_at: api.clock.now(),
    retired_at: null,
  })
  expect(await isGenuine((body as { data: ReceiptWire }).data)).toBe(true)
  const row = api.db.selectFrom('signing_keys').select('private_key').where('id', '=', signer.keyId)
  expect(await row.executeTakeFirst()).toEqual({ private_key: null })

  const again = await loadSigner({ db: api.db, privateKey: undefined, newKey, now: api.clock.now() + 1 })
  expect(again.keyId).toBe(before[0]!.id)
  expect((await keys()).find(({ id }) => id === signer.keyId)!.retired_at).toBe(api.clock.now() + 1)
})

test('the keys are public and may be cached for a minute; a receipt is private and is not cached', async () => {
  const { headers } = await api.request('GET', '/api/sportsbook/receipts/keys')
  expect(headers['cache-control']).toBe('public, max-age=60')
  const receipt = await receiptOf((await place(['1'])).id)
  expect(receipt.headers['cache-control']).toBe('no-store')
})
