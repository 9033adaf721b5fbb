import type { Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { aBetWire, aBrowser, aFoundBet, aSlipDesk, aStorage, keyOf } from '../testing/createSlipFixture.ts'

const PLACED = { ok: true as const, value: { data: [aBetWire('9')] } }
const LOST = { ok: false as const }
const EXPIRED = { ok: false as const, status: 401 }
type Desk = Awaited<ReturnType<typeof aSlipDesk>>

/** A back end that charges once for each key, whatever becomes of its answers. */
function charging({ script }: Desk, answer: 'lost' | 'told' = 'told') {
  const charged = new Set<string | undefined>()
  script.placeBets = asked => {
    charged.add(asked?.key)
    return Promise.resolve(answer === 'told' ? PLACED : LOST)
  }
  return charged
}

function tap({ slip }: Desk, isQuick = false): void {
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

/** The placement was taken and its answer lost; its repeat comes after the session expired. */
async function expired({ isQuick = false, browser = aBrowser() } = {}) {
  const desk = await aSlipDesk({ browser })
  const charged = charging(desk, 'lost')
  tap(desk, isQuick)
  await desk.settle()
  desk.script.placeBets = EXPIRED
  await desk.pass(2_000)
  return { ...desk, charged, browser, signIn: (id = '5') => signIn(desk, id) }
}

async function signIn({ session, script, settle }: Desk, id: string): Promise<void> {
  const { ok, value } = script.getPlayer as { ok: true; value: { data: object } }
  script.getPlayer = { ok, value: { data: { ...value.data, id, email: 'ada@example.test' } } }
  await session.refresh()
  await settle()
}

const keys = (desk: Pick<Desk, 'placements'>) => desk.placements().map(({ key }) => key)

test.each([false, true])(
  '[PLACE-34] a lost answer over an expired session ends definite when its player is back: one key, one charge (quick bet: %s)',
  async isQuick => {
    const desk = await expired({ isQuick })
    expect(desk.session.getState().signInAsked).toBe('session-expired')
    expect(desk.slip.getState()).toMatchObject({ bets: [], state: { status: 'INITIAL' } })
    expect(desk.news).toEqual([{ kind: 'in-doubt' }])
    expect(desk.slip.doubts.getState()).toMatchObject([{ key: 'key-1-0000', player: '5' }])
    const told = charging(desk)
    await desk.signIn()
    expect(desk.slip.doubts.getState()).toEqual([])
    expect([...desk.charged, ...told]).toEqual(['key-1-0000', 'key-1-0000'])
    expect(keys(desk)).toEqual(['key-1-0000', 'key-1-0000', 'key-1-0000'])
    expect(new Set(desk.placements().map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(desk.news.at(-1)).toEqual({ kind: 'placed-after-all' })
    expect([desk.slip.getState().bets, desk.browser.held()]).toEqual([[], []])
  },
)

test('[PLACE-34] another player never sends it; its own does, afterwards', async () => {
  const desk = await expired()
  charging(desk)
  await desk.signIn('6')
  await desk.pass(5_000)
  expect([desk.placements().length, desk.slip.getState().bets]).toEqual([2, []])
  desk.script.signOut = { ok: true, value: null }
  await desk.session.signOut()
  await desk.signIn('5')
  expect(keys(desk)).toEqual(['key-1-0000', 'key-1-0000', 'key-1-0000'])
})

test('[PLACE-34] new picks may be made and placed meanwhile, under a key of their own', async () => {
  const desk = await expired()
  desk.slip.pick(keyOf('8'), 1950 as Odds)
  const charged = charging(desk)
  await desk.signIn()
  expect(desk.slip.getState().bets.map(({ id }) => id)).toEqual(['8/1//1'])
  desk.slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  desk.slip.place()
  await desk.settle()
  expect([...charged]).toEqual(['key-1-0000', 'key-2-0000'])
})

test('[PLACE-34] a tap that got no answer at all before the sign-out is in doubt from the first moment', async () => {
  const desk = await aSlipDesk({ browser: aBrowser() })
  let answer = (_reply: typeof LOST): void => {}
  desk.script.placeBets = () => new Promise(resolve => (answer = resolve))
  desk.script.signOut = { ok: true, value: null }
  tap(desk)
  await desk.session.signOut()
  expect([desk.slip.getState().bets, desk.news]).toEqual([[], []])
  answer(LOST)
  await desk.settle()
  await desk.pass(60_000)
  expect([desk.placements().length, desk.news]).toEqual([1, [{ kind: 'in-doubt' }]])
})

test('[PLACE-34] more than a minute later it is looked up, and nothing is sent', async () => {
  const desk = await expired()
  await desk.pass(120_000)
  desk.script.getBets = { ok: true, value: { data: [aFoundBet('9')] } }
  await desk.signIn()
  expect([desk.placements().length, desk.news.at(-1)]).toEqual([2, { kind: 'placed-after-all' }])
})

test('[PLACE-35] refused when asked again: the bets come back, with the reason', async () => {
  const desk = await expired()
  const body = { code: 108, localized_message: 'Too much.' }
  desk.script.placeBets = { ok: false, status: 422, body }
  await desk.signIn()
  expect(desk.news.at(-1)).toEqual({ kind: 'not-placed', message: 'Too much.' })
  expect(desk.slip.getState().bets).toMatchObject([{ id: '7/1//1', stake: { value: 1000 } }])
})

test('[PLACE-34] a session that expires once more leaves it in doubt', async () => {
  const desk = await expired()
  await desk.signIn()
  expect(desk.session.getState().status).toBe('NOT_LOGGED_IN')
  expect(desk.slip.getState().bets).toEqual([])
  charging(desk)
  await desk.signIn()
  expect(desk.news.at(-1)).toEqual({ kind: 'placed-after-all' })
  expect(new Set(keys(desk)).size).toBe(1)
})

test('[PLACE-34] a page loaded anew while nobody is signed in asks when its player is', async () => {
  const browser = aBrowser()
  await expired({ browser })
  browser.closeTabs()
  const desk = await aSlipDesk({ browser, isSignedIn: false, later: 5_000 })
  const charged = charging(desk)
  await desk.slip.restore()
  expect(desk.placements()).toEqual([])
  await signIn(desk, '5')
  expect([...charged]).toEqual(['key-1-0000'])
  expect(desk.news).toEqual([{ kind: 'placed-after-all' }])
})

test('[M3] a killed tab’s placement is found out about beside the slip that is there already', async () => {
  const browser = aBrowser()
  const before = await aSlipDesk({ browser })
  charging(before, 'lost')
  tap(before)
  await before.settle()
  browser.closeTabs()
  const desk = await aSlipDesk({ browser, storage: aStorage(), later: 3_000 })
  const charged = charging(desk)
  desk.slip.pick(keyOf('8'), 1950 as Odds)
  await desk.slip.restore()
  await desk.settle()
  expect([[...charged], desk.news]).toEqual([['key-1-0000'], [{ kind: 'placed-after-all' }]])
  expect(desk.slip.getState().bets.map(({ id }) => id)).toEqual(['8/1//1'])
  expect(browser.held()).toEqual([])
})

test('[M3] a quick bet whose tab was killed is found out about once, with the key and body of its tap', async () => {
  const browser = aBrowser()
  const before = await aSlipDesk({ browser })
  charging(before, 'lost')
  tap(before, true)
  await before.settle()
  browser.closeTabs()
  const desk = await aSlipDesk({ browser, storage: aStorage(), later: 3_000 })
  const charged = charging(desk)
  await desk.slip.restore()
  await desk.settle()
  expect(desk.placements()).toEqual(before.placements())
  expect([[...charged], desk.news]).toEqual([['key-1-0000'], [{ kind: 'placed-after-all' }]])
  expect([desk.slip.getState().bets, desk.slip.quick.getState().state.status]).toEqual([[], 'initial'])
  expect(browser.held()).toEqual([])
  const next = await aSlipDesk({ browser, storage: aStorage(), later: 6_000 })
  await next.slip.restore()
  await next.settle()
  expect([next.placements(), next.news]).toEqual([[], []])
})

test('[M3] a quick bet that a reload interrupted is its own page’s, not taken up beside it', async () => {
  const browser = aBrowser()
  const storage = aStorage()
  const before = await aSlipDesk({ browser, storage })
  charging(before, 'lost')
  tap(before, true)
  await before.settle()
  browser.closeTabs()
  const desk = await aSlipDesk({ browser, storage, later: 3_000 })
  const other = await aSlipDesk({ browser, storage: aStorage(), later: 3_000 })
  charging(desk)
  await other.slip.restore()
  await desk.slip.restore()
  await desk.settle()
  expect([other.placements(), other.news]).toEqual([[], []])
  expect([desk.placements().length, desk.news]).toEqual([1, []])
  expect(desk.slip.quick.getState().state.status).toBe('success')
  expect(browser.held()).toEqual([])
})

test('[M3] an old quick bet, and one that ended, are looked after no more', async () => {
  const browser = aBrowser()
  const storage = aStorage()
  const before = await aSlipDesk({ browser, storage })
  charging(before, 'lost')
  tap(before, true)
  await before.settle()
  expect(browser.held()).toEqual(['key-1-0000'])
  browser.closeTabs()
  const late = await aSlipDesk({ browser, storage, later: 3_700_000 })
  await late.slip.restore()
  expect([late.news, browser.held()]).toEqual([[{ kind: 'no-answer' }], []])
  charging(late)
  late.slip.quick.approve(true)
  late.slip.pick(keyOf('8'), 1950 as Odds)
  await late.settle()
  expect([late.slip.quick.getState().state.status, browser.held()]).toEqual(['success', []])
})

test('[PLACE-34] a first request that is refused late says nothing once the key was asked again', async () => {
  const desk = await aSlipDesk({ browser: aBrowser() })
  let answer = (_reply: typeof EXPIRED): void => {}
  desk.script.placeBets = () => new Promise(resolve => (answer = resolve))
  desk.script.signOut = { ok: true, value: null }
  tap(desk)
  await desk.session.signOut()
  const charged = charging(desk)
  await signIn(desk, '5')
  expect([...charged]).toEqual(['key-1-0000'])
  answer({ ok: false, status: 422 } as unknown as typeof EXPIRED)
  await desk.settle()
  expect(desk.slip.getState().bets).toEqual([])
})

test('[PLACE-34] a player who is back after an hour is pointed to My bets, and nothing is sent', async () => {
  const desk = await expired()
  await desk.pass(3_600_001)
  await desk.signIn()
  expect([desk.placements().length, desk.news.at(-1)]).toEqual([2, { kind: 'no-answer' }])
  expect([desk.slip.getState().bets, desk.browser.held()]).toEqual([[], []])
})
