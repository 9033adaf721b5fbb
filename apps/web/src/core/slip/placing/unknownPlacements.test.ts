import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import {
  aBetWire,
  aBrowser,
  aFoundBet,
  createSlipFixture,
  aStorage,
  keyOf,
} from '../testing/createSlipFixture.ts'

const PLACED = { ok: true as const, value: { data: [aBetWire('9')] } }
const LOST = { ok: false as const }
const EXPIRED = { ok: false as const, status: 401 }
type Fixture = Awaited<ReturnType<typeof createSlipFixture>>

/** A back end that charges once for each key, whatever becomes of its answers. */
function charging({ script }: Fixture, answer: 'lost' | 'told' = 'told') {
  const charged = new Set<string | undefined>()
  script.placeBets = call => {
    charged.add(call?.key)
    return Promise.resolve(answer === 'told' ? PLACED : LOST)
  }
  return charged
}

function tap({ slip }: Fixture, isQuick = false): void {
  if (isQuick) {
    slip.quick.toggle()
    slip.quick.setStake(500)
    slip.quick.approve(true)
    slip.pick(keyOf('7'), 1950 as Odds)
    return
  }
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  slip.place()
}

/** The placement was accepted and its answer lost; its repeat comes after the session expired. */
async function expired({ isQuick = false, browser = aBrowser() } = {}) {
  const fixture = await createSlipFixture({ browser })
  const charged = charging(fixture, 'lost')
  tap(fixture, isQuick)
  await fixture.settle()
  fixture.script.placeBets = EXPIRED
  await fixture.pass(2_000)
  return { ...fixture, charged, browser, signIn: (id = '5') => signIn(fixture, id) }
}

async function signIn({ session, script, settle }: Fixture, id: string): Promise<void> {
  const { ok, value } = script.getPlayer as { ok: true; value: { data: object } }
  script.getPlayer = { ok, value: { data: { ...value.data, id, email: 'ada@example.test' } } }
  await session.refresh()
  await settle()
}

const keys = (fixture: Pick<Fixture, 'placements'>) => fixture.placements().map(({ key }) => key)

test.each([false, true])(
  '[PLACE-34] a lost answer over an expired session ends definite when its player is back: one key, one charge (quick bet: %s)',
  async isQuick => {
    const fixture = await expired({ isQuick })
    expect(fixture.session.getState().signInReason).toBe('session-expired')
    expect(fixture.slip.getState()).toMatchObject({ bets: [], state: { status: 'INITIAL' } })
    expect(fixture.news).toEqual([{ kind: 'placement-unknown' }])
    expect(fixture.slip.unknownPlacements.getState()).toMatchObject([{ key: 'key-1-0000', player: '5' }])
    const charges = charging(fixture)
    await fixture.signIn()
    expect(fixture.slip.unknownPlacements.getState()).toEqual([])
    expect([...fixture.charged, ...charges]).toEqual(['key-1-0000', 'key-1-0000'])
    expect(keys(fixture)).toEqual(['key-1-0000', 'key-1-0000', 'key-1-0000'])
    expect(new Set(fixture.placements().map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(fixture.news.at(-1)).toEqual({ kind: 'placed-after-all' })
    expect([fixture.slip.getState().bets, fixture.browser.held()]).toEqual([[], []])
  },
)

test('[PLACE-34] another player never sends it; its own does, afterwards', async () => {
  const fixture = await expired()
  charging(fixture)
  await fixture.signIn('6')
  await fixture.pass(5_000)
  expect([fixture.placements().length, fixture.slip.getState().bets]).toEqual([2, []])
  fixture.script.signOut = { ok: true, value: null }
  await fixture.session.signOut()
  await fixture.signIn('5')
  expect(keys(fixture)).toEqual(['key-1-0000', 'key-1-0000', 'key-1-0000'])
})

test('[PLACE-34] new picks may be made and placed in the meantime, with their own key', async () => {
  const fixture = await expired()
  fixture.slip.pick(keyOf('8'), 1950 as Odds)
  const charged = charging(fixture)
  await fixture.signIn()
  expect(fixture.slip.getState().bets.map(({ id }) => id)).toEqual(['8/1//1'])
  fixture.slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  fixture.slip.place()
  await fixture.settle()
  expect([...charged]).toEqual(['key-1-0000', 'key-2-0000'])
})

test('[PLACE-34] a tap that got no answer at all before the sign-out is unknown from the first moment', async () => {
  const fixture = await createSlipFixture({ browser: aBrowser() })
  let answer = (_reply: typeof LOST): void => {}
  fixture.script.placeBets = () => new Promise(resolve => (answer = resolve))
  fixture.script.signOut = { ok: true, value: null }
  tap(fixture)
  await fixture.session.signOut()
  expect([fixture.slip.getState().bets, fixture.news]).toEqual([[], []])
  answer(LOST)
  await fixture.settle()
  await fixture.pass(60_000)
  expect([fixture.placements().length, fixture.news]).toEqual([1, [{ kind: 'placement-unknown' }]])
})

test('[PLACE-34] more than a minute later it is looked up, and nothing is sent', async () => {
  const fixture = await expired()
  await fixture.pass(120_000)
  fixture.script.getBets = { ok: true, value: { data: [aFoundBet('9')] } }
  await fixture.signIn()
  expect([fixture.placements().length, fixture.news.at(-1)]).toEqual([2, { kind: 'placed-after-all' }])
})

test('[PLACE-35] refused when repeated: the bets return, with the reason', async () => {
  const fixture = await expired()
  const body = { code: 108, localized_message: 'Too much.' }
  fixture.script.placeBets = { ok: false, status: 422, body }
  await fixture.signIn()
  expect(fixture.news.at(-1)).toEqual({ kind: 'not-placed', message: 'Too much.' })
  expect(fixture.slip.getState().bets).toMatchObject([{ id: '7/1//1', stake: { value: 1000 } }])
})

test('[PLACE-34] a session that expires again leaves it unknown', async () => {
  const fixture = await expired()
  await fixture.signIn()
  expect(fixture.session.getState().status).toBe('NOT_LOGGED_IN')
  expect(fixture.slip.getState().bets).toEqual([])
  charging(fixture)
  await fixture.signIn()
  expect(fixture.news.at(-1)).toEqual({ kind: 'placed-after-all' })
  expect(new Set(keys(fixture)).size).toBe(1)
})

test('[PLACE-34] a page reloaded while signed out repeats the request once its player signs in', async () => {
  const browser = aBrowser()
  await expired({ browser })
  browser.closeTabs()
  const fixture = await createSlipFixture({ browser, isSignedIn: false, later: 5_000 })
  const charged = charging(fixture)
  await fixture.slip.restore()
  expect(fixture.placements()).toEqual([])
  await signIn(fixture, '5')
  expect([...charged]).toEqual(['key-1-0000'])
  expect(fixture.news).toEqual([{ kind: 'placed-after-all' }])
})

test('[M3] a killed tab’s placement is looked up beside the current slip', async () => {
  const browser = aBrowser()
  const before = await createSlipFixture({ browser })
  charging(before, 'lost')
  tap(before)
  await before.settle()
  browser.closeTabs()
  const fixture = await createSlipFixture({ browser, storage: aStorage(), later: 3_000 })
  const charged = charging(fixture)
  fixture.slip.pick(keyOf('8'), 1950 as Odds)
  await fixture.slip.restore()
  await fixture.settle()
  expect([[...charged], fixture.news]).toEqual([['key-1-0000'], [{ kind: 'placed-after-all' }]])
  expect(fixture.slip.getState().bets.map(({ id }) => id)).toEqual(['8/1//1'])
  expect(browser.held()).toEqual([])
})

test('[M3] a quick bet whose tab was killed is found out about once, with the key and body of its tap', async () => {
  const browser = aBrowser()
  const before = await createSlipFixture({ browser })
  charging(before, 'lost')
  tap(before, true)
  await before.settle()
  browser.closeTabs()
  const fixture = await createSlipFixture({ browser, storage: aStorage(), later: 3_000 })
  const charged = charging(fixture)
  await fixture.slip.restore()
  await fixture.settle()
  expect(fixture.placements()).toEqual(before.placements())
  expect([[...charged], fixture.news]).toEqual([['key-1-0000'], [{ kind: 'placed-after-all' }]])
  expect([fixture.slip.getState().bets, fixture.slip.quick.getState().state.status]).toEqual([[], 'initial'])
  expect(browser.held()).toEqual([])
  const next = await createSlipFixture({ browser, storage: aStorage(), later: 6_000 })
  await next.slip.restore()
  await next.settle()
  expect([next.placements(), next.news]).toEqual([[], []])
})

test('[M3] a quick bet that a reload interrupted belongs to its own page, and is not resumed elsewhere', async () => {
  const browser = aBrowser()
  const storage = aStorage()
  const before = await createSlipFixture({ browser, storage })
  charging(before, 'lost')
  tap(before, true)
  await before.settle()
  browser.closeTabs()
  const fixture = await createSlipFixture({ browser, storage, later: 3_000 })
  const other = await createSlipFixture({ browser, storage: aStorage(), later: 3_000 })
  charging(fixture)
  await other.slip.restore()
  await fixture.slip.restore()
  await fixture.settle()
  expect([other.placements(), other.news]).toEqual([[], []])
  expect([fixture.placements().length, fixture.news]).toEqual([1, []])
  expect(fixture.slip.quick.getState().state.status).toBe('success')
  expect(browser.held()).toEqual([])
})

test('[M3] an old quick bet, and one that ended, are not looked up any more', async () => {
  const browser = aBrowser()
  const storage = aStorage()
  const before = await createSlipFixture({ browser, storage })
  charging(before, 'lost')
  tap(before, true)
  await before.settle()
  expect(browser.held()).toEqual(['key-1-0000'])
  browser.closeTabs()
  const late = await createSlipFixture({ browser, storage, later: 3_700_000 })
  await late.slip.restore()
  expect([late.news, browser.held()]).toEqual([[{ kind: 'no-answer' }], []])
  charging(late)
  late.slip.quick.approve(true)
  late.slip.pick(keyOf('8'), 1950 as Odds)
  await late.settle()
  expect([late.slip.quick.getState().state.status, browser.held()]).toEqual(['success', []])
})

test('[PLACE-34] a late refusal of the first request decides nothing once the key was repeated', async () => {
  const fixture = await createSlipFixture({ browser: aBrowser() })
  let answer = (_reply: typeof EXPIRED): void => {}
  fixture.script.placeBets = () => new Promise(resolve => (answer = resolve))
  fixture.script.signOut = { ok: true, value: null }
  tap(fixture)
  await fixture.session.signOut()
  const charged = charging(fixture)
  await signIn(fixture, '5')
  expect([...charged]).toEqual(['key-1-0000'])
  answer({ ok: false, status: 422 } as unknown as typeof EXPIRED)
  await fixture.settle()
  expect(fixture.slip.getState().bets).toEqual([])
})

test('[PLACE-34] a player who is back after an hour is pointed to My bets, and nothing is sent', async () => {
  const fixture = await expired()
  await fixture.pass(3_600_001)
  await fixture.signIn()
  expect([fixture.placements().length, fixture.news.at(-1)]).toEqual([2, { kind: 'no-answer' }])
  expect([fixture.slip.getState().bets, fixture.browser.held()]).toEqual([[], []])
})
