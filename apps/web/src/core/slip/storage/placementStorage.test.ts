import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { aBetWire, aBrowser, createSlipFixture, keyOf } from '../testing/createSlipFixture.ts'

const PLACED = { ok: true as const, value: { data: [aBetWire('9')] } }

/** A tab whose placement got no answer. */
async function lostIn(browser: ReturnType<typeof aBrowser>) {
  const fixture = await createSlipFixture({ browser })
  fixture.slip.pick(keyOf('7'), 1950 as Odds)
  fixture.slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  fixture.slip.place()
  await fixture.settle()
  return fixture
}

test('[M3] a tab closed while its answer was lost: the next page repeats it with the same key and shows the result', async () => {
  const browser = aBrowser()
  const closed = await lostIn(browser)
  browser.closeTabs()
  const { slip, script, settle, placements } = await createSlipFixture({ browser, later: 3_000 })
  script.placeBets = PLACED
  await slip.restore()
  await settle()
  expect(slip.getState().state).toMatchObject({ status: 'SUCCESS', placed: [{ id: '9' }] })
  expect(placements()).toEqual(closed.placements())
  expect(browser.held()).toEqual([])
})

test('[M3] what a living tab looks after is its own', async () => {
  const browser = aBrowser()
  await lostIn(browser)
  const { slip, placements } = await createSlipFixture({ browser, later: 3_000 })
  await slip.restore()
  expect([slip.getState().state.status, placements()]).toEqual(['INITIAL', []])
})

test('[M3] a placement that ended in its tab is not resumed', async () => {
  const browser = aBrowser()
  const first = await createSlipFixture({ browser })
  first.script.placeBets = PLACED
  first.slip.pick(keyOf('7'), 1950 as Odds)
  first.slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  first.slip.place()
  await first.settle()
  browser.closeTabs()
  const { slip, placements, news } = await createSlipFixture({ browser, later: 3_000 })
  await slip.restore()
  expect([slip.getState().state.status, placements(), news]).toEqual(['INITIAL', [], []])
})

test('[M3] another player’s is left alone, and a slip that has picks is not swept away', async () => {
  const browser = aBrowser()
  await lostIn(browser)
  browser.closeTabs()
  const other = await createSlipFixture({ browser, playerId: '6', later: 3_000 })
  await other.slip.restore()
  expect([other.placements(), other.news]).toEqual([[], []])
  const busy = await createSlipFixture({ browser, later: 3_000 })
  busy.slip.pick(keyOf('8'), 1950 as Odds)
  await busy.slip.restore()
  expect(busy.placements().map(({ key }) => key)).toEqual(['key-1-0000'])
  expect(busy.slip.getState().bets.length).toBe(1)
})
