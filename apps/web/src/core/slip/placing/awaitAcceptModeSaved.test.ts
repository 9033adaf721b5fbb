import type { OddsAcceptMode, Odds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { saveChoices } from '#core/settings'
import { aBetWire, createSlipFixture, keyOf } from '../testing/createSlipFixture.ts'

type Reply = { ok: true; value: unknown } | { ok: false; status?: number }

const saved = (mode: OddsAcceptMode): Reply => ({
  ok: true,
  value: { data: { odds_type: 'european', auto_accept_odds_change: mode } },
})

/**
 * A player whose choices are saved, one at a time by `next`, with a staked pick on the slip or quick bet ready for a
 * tap.
 */
async function aPlayer(which: 'slip' | 'quick bet') {
  const fixture = await createSlipFixture()
  const { slip, settings, script, session, settle } = fixture
  settings.take({ oddsAcceptMode: 'none', oddsType: 'european' })
  saveChoices({ settings, client: session.client, player: () => '5', onRefused: () => {} })
  const waiting: ((reply: Reply) => void)[] = []
  script.updateSettings = () => new Promise<Reply>(resolve => waiting.push(resolve))
  script.placeBets = { ok: true, value: { data: [aBetWire('9')] } }
  if (which === 'slip') {
    slip.pick(keyOf('7'), 1950 as Odds)
    slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  } else {
    slip.quick.toggle()
    slip.quick.setStake(1000)
    slip.quick.approve(true)
  }
  return {
    ...fixture,
    press: () => (which === 'slip' ? slip.place() : slip.pick(keyOf('7'), 1950 as Odds)),
    status: () => (which === 'slip' ? slip.getState() : slip.quick.getState()).state.status.toUpperCase(),
    next: async (reply: Reply) => {
      waiting.shift()!(reply)
      await settle()
    },
  }
}

const UNSAVED = [{ kind: 'mode-unsaved' }]

for (const which of ['slip', 'quick bet'] as const) {
  test(`${which}: a bet is sent after the accept mode chosen before it is saved, not earlier`, async () => {
    const { settings, press, status, next, pass, placements, news, timers } = await aPlayer(which)
    settings.chooseOddsAcceptMode('any')
    press()
    await pass(2_999)
    expect([placements().length, status()]).toEqual([0, 'PROCESSING'])
    await next(saved('any'))
    expect([placements().length, status(), news, timers()]).toEqual([1, 'SUCCESS', [], 0])
  })

  test(`${which}: a mode that is not saved within 3 s places nothing and shows it; once it is saved the bet is sent`, async () => {
    const { settings, press, status, next, pass, placements, news, timers } = await aPlayer(which)
    settings.chooseOddsAcceptMode('any')
    press()
    await pass(3_000)
    expect([placements().length, status(), news, timers()]).toEqual([0, 'INITIAL', UNSAVED, 0])
    await next(saved('any'))
    expect(placements()).toEqual([])
    press()
    expect(placements().length).toBe(1)
  })
}

test('a mode that was refused places nothing: the bettor sees the one that holds first', async () => {
  const { settings, press, status, next, settle, placements, news, script } = await aPlayer('slip')
  script.getSettings = saved('none')
  settings.chooseOddsAcceptMode('any')
  press()
  await next({ ok: false, status: 422 })
  await settle()
  expect([settings.getState().oddsAcceptMode, placements(), status()]).toEqual(['none', [], 'INITIAL'])
  expect(news).toEqual(UNSAVED)
})

test('a mode chosen back before the first was saved is waited for too', async () => {
  const { settings, press, next, settle, placements } = await aPlayer('slip')
  settings.chooseOddsAcceptMode('any')
  settings.chooseOddsAcceptMode('none')
  press()
  await next(saved('any'))
  expect(placements()).toEqual([])
  await next(saved('none'))
  await settle()
  expect(placements().length).toBe(1)
})

test('an odds format that is being saved keeps no bet waiting', async () => {
  const { settings, press, placements } = await aPlayer('slip')
  settings.chooseOddsType('american')
  press()
  expect(placements().length).toBe(1)
})

test('after a sign-out while the mode is saved nothing is sent, then or later', async () => {
  const { settings, press, next, placements, session, script, settle } = await aPlayer('slip')
  script.signOut = { ok: true, value: null }
  settings.chooseOddsAcceptMode('any')
  press()
  await session.signOut()
  await next(saved('any'))
  await settle()
  expect(placements()).toEqual([])
})
