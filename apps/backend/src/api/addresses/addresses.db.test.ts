import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { createTestApi, seedMatch, type TestApi } from '#testing'
import { renameLeague } from './renameLeague.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seedMatch(api.db, { id: '50001' })
  await seedMatch(api.db, { id: '50002' })
})
afterAll(() => api.close())

type Found = CallReply<'getAddress'>['data']
async function find(address: string): Promise<Found | number> {
  const { status, body } = await api.request('GET', `/api/sportsbook/addresses/${address}`, {
    headers: { 'accept-language': 'de' },
  })
  return status === 200 ? (body as { data: Found }).data : status
}
const MATCH = 'harbour-town-ashford-rovers-50001'

test.each([
  ['soccer/norland', 'category', '10'],
  ['soccer/first-league', 'league', '100'],
  [`soccer/${MATCH}`, 'match', '50001'],
])('[ADDRESS-1] %s names a %s, in one look-up', async (address, kind, id) => {
  expect(await find(address)).toMatchObject({ kind, id, slug: address.split('/')[1], is_gone: false })
})

test.each([
  ['soccer/10', 'norland'],
  ['soccer/100', 'first-league'],
  ['soccer/50001', MATCH],
])('[ADDRESS-3] the id in %s leads to the slug', async (address, slug) => {
  expect(await find(address)).toMatchObject({ slug })
})

test.each(['soccer/nothing', 'basketball/first-league', 'chess/norland', 'soccer/11', 'soccer/%2F'])(
  '%s names nothing',
  async address => expect(await find(address)).toBe(404),
)

test('[ADDRESS-1] a slug used anywhere in a sport is refused elsewhere in the sport, in every table', async () => {
  const { db } = api
  const taken = /belongs to something else|duplicate key/
  await expect(renameLeague(db, '100', 'norland')).rejects.toThrow(taken)
  await expect(renameLeague(db, '100', MATCH)).rejects.toThrow(taken)
  await expect(
    db.updateTable('categories').set({ slug: MATCH }).where('id', '=', '10').execute(),
  ).rejects.toThrow(taken)
  await expect(
    db.updateTable('matches').set({ slug: 'first-league' }).where('id', '=', '50001').execute(),
  ).rejects.toThrow(taken)
  // Each sport has its own namespace of slugs.
  expect(await find('basketball/norland')).toMatchObject({ id: '11' })
})

test('[ADDRESS-3] a renamed league answers by its old slug too, which cannot be reused', async () => {
  const { db } = api
  expect(await renameLeague(db, '101', 'big-hoops')).toBe(1)
  expect(await renameLeague(db, 'none', 'other-hoops')).toBe(0)
  const renamed = { kind: 'league', id: '101', slug: 'big-hoops', is_gone: false }
  expect(await find('basketball/hoops')).toMatchObject(renamed)
  expect(await find('basketball/big-hoops')).toMatchObject(renamed)
  await expect(
    db.updateTable('categories').set({ slug: 'hoops' }).where('id', '=', '11').execute(),
  ).rejects.toThrow('belongs to something else')
  await renameLeague(db, '101', 'hoops')
  expect(await find('basketball/big-hoops')).toMatchObject({ slug: 'hoops' })
})

test('[ADDRESS-4] a removed match is reported as gone, with its league', async () => {
  await api.db.deleteFrom('matches').where('id', '=', '50002').execute()
  const gone = {
    kind: 'match',
    is_gone: true,
    league: { slug: 'first-league', name: 'Erste Liga' },
  }
  expect(await find('soccer/harbour-town-ashford-rovers-50002')).toMatchObject(gone)
  expect(await find('soccer/50002')).toMatchObject(gone)
})
