import { createHash } from 'node:crypto'
import { verifyChain, type CallReply } from '@touchline/contract'
import { MATCH_STATUS } from '@touchline/domain/match'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { genesisHash, prunePriceLog, rowHash } from '#feed'
import { createTestApi, seedMatch, sendBets, singleOf, type TestApi } from '#testing'

type Proof = CallReply<'getPriceProof'>['data']

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOON = 12 * HOUR_MS
const PER_DAY = 6
const DAYS = 4

let api: TestApi
let number = 5_000
let match = ''
/** UTC midnight before the first price. */
let dayOne = Date.UTC(2026, 0, 1)
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  number += 1
  match = String(number)
  await seedMatch(api.db, { id: match })
  dayOne += 100 * DAY_MS
  await log()
  await pricedLast(PER_DAY * DAYS)
})

/** Sets the markets of the match to this version, as if they had not moved since. */
const pricedLast = (version: number) =>
  api.db.updateTable('markets').set({ version }).where('match_id', '=', match).execute()

/** Six prices on each of four days, two hours apart, as the feed chains them. */
async function log(): Promise<void> {
  let previous = genesisHash(match)
  for (let version = 1; version <= PER_DAY * DAYS; version++) {
    const day = Math.floor((version - 1) / PER_DAY)
    const at = dayOne + day * DAY_MS + ((version - 1) % PER_DAY) * 2 * HOUR_MS + 1
    const packed = Buffer.from(`prices ${version}`)
    const hash = rowHash(previous, version, at, packed)
    await api.db
      .insertInto('price_log')
      .values({ match_id: match, version, at, packed, previous_hash: previous, hash })
      .execute()
    previous = hash
  }
}
/** Ends the match, so that it takes no bets. */
const finish = () =>
  api.db.updateTable('matches').set({ status: MATCH_STATUS.finished }).where('id', '=', match).execute()
async function proofFrom(from: number): Promise<Proof> {
  const { status, body } = await api.request(
    'GET',
    `/api/sportsbook/matches/${match}/price-proof?version=${from}`,
  )
  expect(status).toBe(200)
  return (body as { data: Proof }).data
}
/** Verifies the proof as a third party would, with another hash function. */
const check = (from: number, { links, roots }: Proof) =>
  verifyChain({ matchId: match, from, links, roots }, bytes => createHash('sha256').update(bytes).digest())
const versions = ({ links }: Proof) => links.map(({ version }) => version)

test('the whole chain of a match verifies, from its id on', async () => {
  const proof = await proofFrom(0)
  expect(versions(proof)).toEqual(Array.from({ length: PER_DAY * DAYS }, (_, i) => i + 1))
  expect(proof.roots).toEqual([])
  expect(await check(0, proof)).toBeUndefined()
})

test('past days have a root, and a proof ends with it', async () => {
  await prunePriceLog(api.db, dayOne + 3 * DAY_MS + NOON)
  const proof = await proofFrom(9)
  expect(versions(proof)).toEqual([9, 10, 11, 12])
  const day = (n: number) => new Date(dayOne + n * DAY_MS).toISOString().slice(0, 10)
  expect(proof.roots.map(root => [root.day, root.version])).toEqual([
    [day(0), 6],
    [day(1), 12],
    [day(2), 18],
  ])
  expect(proof.roots[1]!.hash).toBe(proof.links.at(-1)!.hash)
  expect(await check(9, proof)).toBeUndefined()
})

test('a pruned chain still verifies, from the root of the last day that is gone', async () => {
  await prunePriceLog(api.db, dayOne + 4 * DAY_MS + NOON)
  const proof = await proofFrom(0)
  expect(proof.links[0]!.version).toBe(13)
  expect(proof.roots.map(({ version }) => version)).toEqual([6, 12, 18, 24])
  expect(await check(0, proof)).toBeUndefined()
  const forged = proof.roots.with(1, { ...proof.roots[1]!, hash: '00'.repeat(32) })
  expect(await check(0, { ...proof, roots: forged })).toEqual({ kind: 'not-following', version: 13 })
})

test('pruning again changes nothing, and the newest link stays however old it is', async () => {
  const late = dayOne + 40 * DAY_MS
  await finish()
  await prunePriceLog(api.db, late)
  await prunePriceLog(api.db, late + HOUR_MS)
  const proof = await proofFrom(0)
  expect(versions(proof)).toEqual([24])
  expect(proof.roots).toHaveLength(DAYS)
  expect(await check(0, proof)).toBeUndefined()
})

test('the day of a price that can still be bet at stays, and a bet at it has its link', async () => {
  await pricedLast(9)
  await prunePriceLog(api.db, dayOne + 40 * DAY_MS)
  const proof = await proofFrom(0)
  expect(versions(proof)).toEqual([7, 8, 9, 10, 11, 12])
  expect(await check(0, proof)).toBeUndefined()
  const token = await api.signIn()
  const placed = await sendBets(api, [singleOf(match, 1_000)], { token })
  const [bet] = (placed.body as CallReply<'placeBets'>).data
  const { body } = await api.request('GET', `/api/sportsbook/bets/${bet!.id}/receipt`, { token })
  const [leg] = JSON.parse((body as CallReply<'getReceipt'>).data.body).legs
  expect(leg.chain).toEqual(proof.links.find(({ version }) => version === 9))
  await finish()
  await prunePriceLog(api.db, dayOne + 40 * DAY_MS)
  expect(versions(await proofFrom(0))).toEqual([24])
})

test('a changed price is found, and so are a removed link, an inserted one, and a rewritten day', async () => {
  await prunePriceLog(api.db, dayOne + 3 * DAY_MS + NOON)
  const proof = await proofFrom(7)
  const [first, second, third, ...rest] = proof.links
  const changed = { ...second!, packed: Buffer.from('other prices').toString('base64') }
  expect(await check(7, { ...proof, links: [first!, changed, third!, ...rest] })).toEqual({
    kind: 'changed',
    version: 8,
  })
  expect(await check(7, { ...proof, links: [first!, third!, ...rest] })).toEqual({
    kind: 'not-following',
    version: 9,
  })
  expect(await check(7, { ...proof, links: [{ ...first!, at: first!.at + 1 }, second!] })).toEqual({
    kind: 'changed',
    version: 7,
  })
  // Someone with access to the database rewrites the day including its hashes: the published root detects it.
  let previous: Buffer = Buffer.from(first!.previous_hash, 'hex')
  const anew = proof.links.map(({ version, at }) => {
    const packed = Buffer.from(`better prices ${version}`)
    const hash = rowHash(previous, version, at, packed)
    const link = {
      version,
      at,
      packed: packed.toString('base64'),
      previous_hash: previous.toString('hex'),
      hash: hash.toString('hex'),
    }
    previous = hash
    return link
  })
  expect(await check(7, { ...proof, links: anew })).toEqual({ kind: 'other-root', version: 12 })
  const cut = proof.links.slice(0, -1)
  const next = await proofFrom(13)
  expect(await check(7, { ...proof, links: [...cut, ...next.links] })).toEqual({
    kind: 'other-root',
    version: 11,
  })
})

test('an unknown match has no proof; versions to come have no links', async () => {
  expect((await api.request('GET', '/api/sportsbook/matches/none/price-proof')).status).toBe(404)
  expect(versions(await proofFrom(1_000))).toEqual([])
})
