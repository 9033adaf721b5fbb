import { currencyOf } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import { selectionsOf } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { aMatch } from '#core/live/testing'
import { aBetWire, aBrowser, createSlipFixture, aStorage, keyOf } from '../testing/createSlipFixture.ts'

const price = (odds: number): Odds => odds as Odds

async function storedSlip(browser?: ReturnType<typeof aBrowser>) {
  const storage = aStorage()
  const fixture = await createSlipFixture({ storage, browser })
  fixture.slip.pick(keyOf('7'), price(1950))
  fixture.slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  return { storage, fixture }
}

test('[9] bets are restored after a reload with current prices', async () => {
  const { storage } = await storedSlip()
  const { slip } = await createSlipFixture({ storage, matches: [aMatch('7', [1900, 3400, 4100])] })
  const restored = slip.restore()
  expect(slip.getState().isRestoring).toBe(true)
  await restored
  expect(slip.getState()).toMatchObject({
    isRestoring: false,
    state: { status: 'ODDS_CHANGED' },
    bets: [{ stake: { value: 1000 }, selections: [{ odds: 1900, acceptedOdds: 1950 }] }],
  })
})

test('[9] events before the slip is restored do not undo what was stored', async () => {
  const { storage } = await storedSlip()
  const { slip } = await createSlipFixture({ storage, matches: [aMatch('7'), aMatch('8')] })
  slip.pick(keyOf('8'), price(1950))
  slip.dispatch({ type: 'currency-changed', currency: currencyOf('JPY')! })
  slip.dispatch({ type: 'currency-changed', currency: currencyOf('EUR')! })
  await slip.restore()
  expect(selectionsOf(slip.getState()).map(({ matchId }) => matchId)).toEqual(['7', '8'])
  expect(slip.getState().bets[0]).toMatchObject({ type: 'combo', stake: { value: 1000 } })
})

test('[TICKET-16] a tap while the slip is being restored shows at once and adds, also if it was stored already', async () => {
  const { storage } = await storedSlip()
  const { slip } = await createSlipFixture({ storage, matches: [aMatch('7'), aMatch('8')] })
  slip.pick(keyOf('7'), price(1950))
  slip.pick(keyOf('8'), price(1950))
  expect([slip.picks.has('7/1//1'), slip.picks.has('8/1//1')]).toEqual([true, true])
  await slip.restore()
  expect(slip.getState().bets).toMatchObject([{ type: 'combo', stake: { value: 1000 } }])
  expect(selectionsOf(slip.getState()).map(({ matchId }) => matchId)).toEqual(['7', '8'])
})

test('a match without an answer delays the stored slip for 8 seconds at most', async () => {
  const { storage } = await storedSlip()
  const { slip, script, pass, settle } = await createSlipFixture({ storage, matches: [] })
  script.getMatch = () => new Promise(() => {})
  void slip.restore()
  await settle()
  await pass(7_999)
  expect(slip.getState().isRestoring).toBe(true)
  await pass(1)
  expect(slip.getState()).toMatchObject({ isRestoring: false, bets: [{ stake: { value: 1000 } }] })
})

test('[TICKET-9] a slip cleared while it was being restored stays empty, after the next reload too', async () => {
  const { storage } = await storedSlip()
  const { slip } = await createSlipFixture({ storage })
  const restored = slip.restore()
  slip.pick(keyOf('8'), price(1950))
  slip.panel.open()
  slip.dispatch({ type: 'cleared' })
  expect(slip.panel.getState().isOpen).toBe(false)
  await restored
  expect(slip.getState()).toMatchObject({ bets: [], isRestoring: false })
  const { slip: next } = await createSlipFixture({ storage })
  await next.restore()
  expect(next.getState().bets).toEqual([])
})

test('[TICKET-12] a placement under way locks the slip before its prices are back', async () => {
  const { storage, fixture } = await storedSlip()
  fixture.slip.place()
  const { slip, news } = await createSlipFixture({ storage })
  slip.pick(keyOf('8'), price(1950))
  slip.dispatch({ type: 'cleared' })
  expect(slip.getState().state).toEqual({
    status: 'PROCESSING',
    key: 'key-1-0000',
    startedAt: 1_000_000.25,
    answer: 'unknown',
    bets: fixture.slip.getState().bets,
  })
  expect(news).toEqual([{ kind: 'locked' }])
})

test('[TICKET-12] a session that ends while the slip is restored leaves the placement unknown, and reports that once', async () => {
  const { storage, fixture } = await storedSlip()
  fixture.slip.place()
  const { slip, session, script, news, placements } = await createSlipFixture({ storage })
  const restored = slip.restore()
  script.signOut = { ok: true, value: {} }
  await session.signOut()
  await restored
  expect([slip.getState().state.status, slip.getState().bets.length]).toEqual(['INITIAL', 0])
  expect([placements(), news]).toEqual([[], [{ kind: 'placement-unknown' }]])
})

test('[TICKET-12] one that ends before it is known who is here sends nothing', async () => {
  const { storage, fixture } = await storedSlip()
  fixture.slip.place()
  const { slip, session, news, placements } = await createSlipFixture({ storage })
  session.setState({ status: 'UNKNOWN' })
  const restored = slip.restore()
  session.expireSession()
  await restored
  expect([slip.getState().state.status, slip.getState().bets.length]).toEqual(['INITIAL', 0])
  expect([placements(), news]).toEqual([[], [{ kind: 'placement-unknown' }]])
})

test('[TICKET-12] a placement under way at a reload is repeated at once, beside legs without an answer', async () => {
  const { storage, fixture } = await storedSlip()
  fixture.slip.place()
  const { slip, script, settle, placements } = await createSlipFixture({ storage, matches: [] })
  script.getMatch = script.getMatchMarkets = () => new Promise(() => {})
  script.placeBets = { ok: true, value: { data: [aBetWire('9')] } }
  void slip.restore()
  await settle()
  expect(slip.getState()).toMatchObject({ bets: [], state: { status: 'SUCCESS', placed: [{ id: '9' }] } })
  expect(placements()).toEqual(fixture.placements())
})

test('[TICKET-12] refused before its legs are restored, it leaves its bets on the slip, which follow current prices', async () => {
  const { storage, fixture } = await storedSlip()
  fixture.slip.place()
  const { slip, script, settle, market } = await createSlipFixture({ storage })
  script.getMatch = script.getMatchMarkets = () => new Promise(() => {})
  script.placeBets = { ok: false, status: 422, body: { code: 108, localized_message: 'Too much.' } }
  void slip.restore()
  await settle()
  expect(slip.getState()).toMatchObject({
    state: { status: 'ERROR', error: { code: 108 } },
    bets: [{ stake: { value: 1000 } }],
  })
  market('7', [1900, 3400, 4100])
  expect(selectionsOf(slip.getState())[0]).toMatchObject({ odds: 1900, acceptedOdds: 1950 })
})

test('[M3] a closed tab’s placement is repeated beside stored bets whose legs have no answer', async () => {
  const browser = aBrowser()
  const closed = await storedSlip(browser)
  closed.fixture.slip.place()
  browser.closeTabs()
  const { storage } = await storedSlip()
  const { slip, script, settle, placements } = await createSlipFixture({ storage, browser })
  script.getMatch = script.getMatchMarkets = () => new Promise(() => {})
  void slip.restore()
  await settle()
  expect(placements()).toEqual(closed.fixture.placements())
})

test.each([false, true])(
  'accounts without an answer delay it for 1.5 s at most (quick bet: %s)',
  async isQuick => {
    const storage = aStorage()
    const fixture = await createSlipFixture({ storage })
    if (isQuick) tapQuickly(fixture.slip)
    else {
      fixture.slip.pick(keyOf('7'), price(1950))
      fixture.slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
      fixture.slip.place()
    }
    const { slip, settle, pass, placements } = await createSlipFixture({ storage })
    void slip.restore(new Promise(() => {}))
    await settle()
    await pass(1_499)
    expect(placements()).toEqual([])
    await pass(1)
    expect(placements()).toEqual(fixture.placements())
  },
)

test('[SLIP-11] a stake stored in another currency is restored at the current rates; without rates nothing is staked', async () => {
  const inYen = async () => {
    const { storage, fixture } = await storedSlip()
    fixture.slip.dispatch({ type: 'currency-changed', currency: currencyOf('JPY')! })
    fixture.slip.dispatch({ type: 'stake-set', stake: 1600, source: 'stake' })
    return await createSlipFixture({ storage })
  }
  const { slip, session } = await inYen()
  const { betting } = session.getState()
  session.setState({ betting: { ...betting, rates: { base: 'EUR', at: 0, perBase: { JPY: '160' } } } })
  await slip.restore()
  expect(slip.getState().bets[0]!.stake).toEqual({ value: 1000, currency: 'EUR', subunits: 100 })
  const { slip: other } = await inYen()
  await other.restore()
  expect(other.getState().bets[0]!.stake).toEqual({ value: 0, currency: 'EUR', subunits: 100 })
})

test('a stored pick whose match is gone is shown as not available', async () => {
  const { storage } = await storedSlip()
  const { slip, script } = await createSlipFixture({ storage, matches: [] })
  script.getMatch = { ok: false, status: 404 }
  await slip.restore()
  expect(selectionsOf(slip.getState())[0]).toMatchObject({ isNotAvailable: true })
})

test('[M3] a placement under way at a reload is repeated with its own key', async () => {
  const { storage, fixture } = await storedSlip()
  fixture.slip.place()
  const { slip, script, placements } = await createSlipFixture({ storage })
  script.placeBets = { ok: true, value: { data: [aBetWire('9')] } }
  await slip.restore()
  expect(slip.getState()).toMatchObject({ bets: [], state: { status: 'SUCCESS', placed: [{ id: '9' }] } })
  expect(placements()).toEqual(fixture.placements())
})

test.each([
  ['a minute after its tap', 60_001, '5'],
  ['before its tap, by a clock that was set back', -60_001, '5'],
])('a placement found %s is not sent again, with word of where to look', async (_, later, playerId) => {
  const { storage, fixture } = await storedSlip()
  fixture.slip.place()
  const { slip, script, news, placements, settle } = await createSlipFixture({ storage, later, playerId })
  script.getBets = { ok: true, value: { data: [] } }
  await slip.restore()
  await settle()
  expect([slip.getState().state.status, slip.getState().bets.length]).toEqual(['INITIAL', 1])
  expect([placements(), news]).toEqual([[], [{ kind: 'no-answer' }]])
})

test('[PLACE-34] a placement found as another player is not sent, and its bets are not there to be placed', async () => {
  const { storage, fixture } = await storedSlip()
  fixture.slip.place()
  const { slip, news, placements } = await createSlipFixture({ storage, later: 1_000, playerId: '6' })
  await slip.restore()
  expect([slip.getState().state.status, slip.getState().bets.length]).toEqual(['INITIAL', 0])
  expect([placements(), news]).toEqual([[], [{ kind: 'placement-unknown' }]])
})

test('a placement found within a minute is sent again, whatever the reload before it was', async () => {
  const { storage, fixture } = await storedSlip()
  fixture.slip.place()
  const between = await createSlipFixture({ storage, later: 30_000 })
  void between.slip.restore()
  const { slip, placements } = await createSlipFixture({ storage, later: 59_000 })
  await slip.restore()
  expect(placements()).toEqual(fixture.placements())
})

test('a placement under way at a reload without its player is unknown until the player is back', async () => {
  const { storage, fixture } = await storedSlip()
  fixture.slip.place()
  const { slip, news } = await createSlipFixture({ storage, isSignedIn: false })
  await slip.restore()
  expect([slip.getState().state.status, slip.getState().bets.length]).toEqual(['INITIAL', 0])
  expect(news).toEqual([{ kind: 'placement-unknown' }])
})

test.each([
  ['{"broken'],
  ['42'],
  ['[{"id":"x"}]'],
  ['[{"id":"x","type":"single","stake":{"value":"1"},"selections":[]}]'],
])('[B2] foreign storage %s never breaks the page', async bets => {
  const { slip } = await createSlipFixture({
    storage: aStorage({ bets, ticketState: bets, betslipToggleState: bets }),
  })
  await slip.restore()
  expect(slip.getState()).toMatchObject({ bets: [], isRestoring: false })
})

test('[B2] with full storage placing still works, and a warning advises not to reload', async () => {
  const { slip, script, settle, news } = await createSlipFixture({ storage: aStorage({}, true) })
  script.placeBets = { ok: true, value: { data: [aBetWire('9')] } }
  await slip.restore()
  slip.pick(keyOf('7'), price(1950))
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  slip.place()
  await settle()
  expect([slip.getState().state.status, news]).toEqual(['SUCCESS', [{ kind: 'not-stored' }]])
})

test('[B2] the same with quick bet', async () => {
  const { slip, script, settle, news } = await createSlipFixture({ storage: aStorage({}, true) })
  script.placeBets = { ok: true, value: { data: [aBetWire('9')] } }
  await slip.restore()
  tapQuickly(slip)
  await settle()
  expect([slip.quick.getState().state.status, news]).toEqual(['success', [{ kind: 'not-stored' }]])
})

test('[TICKET-12] a quick bet tapped before the stored one is restored is stored with its key, and the stored one does not undo it', async () => {
  const entries: Record<string, string> = {}
  const before = await createSlipFixture({ storage: aStorage(entries) })
  before.slip.quick.toggle()
  const { slip, settle } = await createSlipFixture({ storage: aStorage(entries) })
  tapQuickly(slip)
  await settle()
  expect(JSON.parse(entries.quickBet!)).toMatchObject({ value: { state: { key: 'key-1-0000' } } })
  await slip.restore()
  expect(slip.quick.getState().state).toMatchObject({ status: 'processing', key: 'key-1-0000' })
})

function tapQuickly(slip: Awaited<ReturnType<typeof createSlipFixture>>['slip']): void {
  if (!slip.quick.getState().isEnabled) slip.quick.toggle()
  slip.quick.setStake(500)
  slip.quick.approve(true)
  slip.pick(keyOf('7'), price(1950))
}

test('[PANEL-8] the receipt opens the panel on the slip, wherever the bettor went in the meantime', async () => {
  const { slip, script, settle } = await createSlipFixture()
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  script.placeBets = { ok: true, value: { data: [aBetWire('9')] } }
  slip.place()
  slip.panel.showTab('MY_BETS')
  slip.panel.close()
  await settle()
  expect(slip.getState().state.status).toBe('SUCCESS')
  expect(slip.panel.getState()).toEqual({ tab: 'BET_SLIP', isOpen: true })
})

test('[PANEL-1] [PANEL-2] the first pick opens the panel on the slip, and the last one gone closes it', async () => {
  const { slip } = await createSlipFixture()
  slip.panel.showTab('MY_BETS')
  slip.pick(keyOf('7'), price(1950))
  expect(slip.panel.getState()).toEqual({ tab: 'BET_SLIP', isOpen: true })
  slip.panel.close()
  slip.pick(keyOf('8'), price(1950))
  expect(slip.panel.getState().isOpen).toBe(false)
  slip.panel.open()
  slip.pick(keyOf('7'), price(1950))
  slip.pick(keyOf('8'), price(1950))
  expect(slip.panel.getState().isOpen).toBe(false)
})

test('[PANEL-7] after a reload the panel is as it was left, whatever is restored to the slip', async () => {
  const { storage, fixture } = await storedSlip()
  fixture.slip.panel.showTab('MY_BETS')
  fixture.slip.panel.close()
  const { slip } = await createSlipFixture({ storage })
  await slip.restore()
  expect(slip.getState().bets).toHaveLength(1)
  expect(slip.panel.getState()).toEqual({ tab: 'MY_BETS', isOpen: false })
})

test('[PANEL-5] the panel stays for the receipt', async () => {
  const { slip, script, settle } = await createSlipFixture()
  script.placeBets = { ok: true, value: { data: [aBetWire('9')] } }
  slip.pick(keyOf('7'), price(1950))
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  slip.panel.open()
  slip.place()
  await settle()
  expect(slip.panel.getState().isOpen).toBe(true)
  slip.dispatch({ type: 'dismissed' })
  expect(slip.panel.getState().isOpen).toBe(false)
})
