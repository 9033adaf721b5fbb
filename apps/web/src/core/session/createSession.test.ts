import { expect, test } from 'vitest'
import type { SettingsWire } from '@touchline/contract'
import { saveStakes } from './saveStakes.ts'
import { ADA, createSessionFixture } from './testing/createSessionFixture.ts'

const signedIn = () => createSessionFixture({ getPlayer: { ok: true, value: { data: ADA } } })

test('[AUTH-1] the status is UNKNOWN, then PENDING while the settings are fetched, then NOT_LOGGED_IN', async () => {
  const { session, line } = createSessionFixture()
  expect(session.getState().status).toBe('UNKNOWN')
  const started = session.start()
  expect(session.getState().status).toBe('PENDING')
  await started
  expect(session.getState()).toMatchObject({ status: 'NOT_LOGGED_IN', player: undefined })
  expect(line).toEqual(['reconnect'])
})

test('a player found by the cookie is logged in, with accounts, private channel and own settings', async () => {
  const { session, settings, line, balanceOf } = signedIn()
  await session.start()
  expect(session.getState()).toMatchObject({ status: 'LOGGED_IN', player: { id: '7' } })
  expect(session.getState().betting.quickStakes).toEqual({ EUR: [500, 1000] })
  expect(balanceOf('EUR')).toBe(14_820)
  expect(settings.getState().oddsAcceptMode).toBe('higher')
  expect(line).toEqual(['reconnect', 'hold $user:7'])
})

test('what one bet is held to in each currency is known, and so are the rates of the day', async () => {
  const { session } = createSessionFixture()
  await session.start()
  expect(session.getState().betting).toMatchObject({
    limits: { EUR: { minStake: 10, maxStake: 1_000_000, maxWin: 50_000_000 }, JPY: { minStake: 20 } },
    rates: { base: 'EUR', at: 1_000, perBase: { JPY: '160' } },
  })
  // No limit means that the key is absent, not that the limit is zero.
  expect(Object.keys(session.getState().betting.limits.JPY!)).toEqual(['minStake'])
})

test('signing in closes the dialog, logs in and notifies the other tabs', async () => {
  const { session, script, posted } = createSessionFixture({ signIn: { ok: true, value: { data: ADA } } })
  await session.start()
  session.openSignIn('place-bet')
  script.getPlayer = { ok: true, value: { data: ADA } }
  expect(await session.signIn('ada@example.test', 'secret')).toEqual({ ok: true })
  expect(session.getState()).toMatchObject({ status: 'LOGGED_IN', signInReason: undefined })
  expect(session.getState().accounts).toHaveLength(2)
  expect(posted).toEqual(['signed-in'])
})

test.each([
  [401, 19, 'wrong-credentials'],
  [403, 13, 'blocked-country'],
  [429, 15, 'too-many-attempts'],
  [400, 10, 'refused'],
  [undefined, undefined, 'offline'],
] as const)('a sign-in answered %s with code %s is %s and ends no session', async (status, code, kind) => {
  const refusal = { ok: false as const, ...(status && { status }), ...(code && { code }) }
  const { session } = createSessionFixture({ signIn: refusal })
  await session.start()
  session.openSignIn()
  expect(await session.signIn('a@b.c', 'x')).toMatchObject({ ok: false, kind })
  expect(session.getState()).toMatchObject({ status: 'NOT_LOGGED_IN', signInReason: 'asked' })
})

test('signing out clears user and accounts, leaves the private channel and notifies the other tabs', async () => {
  const { session, line, posted, held } = signedIn()
  await session.start()
  expect(await session.signOut()).toBe(true)
  expect(session.getState()).toMatchObject({ status: 'NOT_LOGGED_IN', player: undefined, accounts: [] })
  expect(line.slice(-2)).toEqual(['release $user:7', 'reconnect'])
  expect([posted, held]).toEqual([['signed-out'], ['ended']])
})

test('a sign-out that did not reach the server has not happened', async () => {
  const { session, script } = signedIn()
  await session.start()
  script.signOut = { ok: false }
  expect(await session.signOut()).toBe(false)
  expect(session.getState().status).toBe('LOGGED_IN')
})

test('a 401 on any query signs out with "session expired" and opens sign in, once', async () => {
  const { session, script, held } = signedIn()
  await session.start()
  script.getBets = { ok: false, status: 401 }
  await Promise.all([session.client('getBets'), session.client('getBets')])
  expect(session.getState()).toMatchObject({ status: 'NOT_LOGGED_IN', signInReason: 'session-expired' })
  expect(held).toEqual(['ended'])
})

test('a 401 that comes after a sign-out opens no sign in', async () => {
  const { session, script } = signedIn()
  await session.start()
  let refuse = (): void => {}
  script.getBets = () => new Promise(resolve => (refuse = () => resolve({ ok: false, status: 401 })))
  const bets = session.client('getBets')
  await session.signOut()
  refuse()
  await bets
  expect(session.getState()).toMatchObject({ status: 'NOT_LOGGED_IN', signInReason: undefined })
  script.getBets = { ok: false, status: 401 }
  await session.client('getBets')
  expect(session.getState()).toMatchObject({ signInReason: 'asked' })
})

test('an answer about the player who has left changes nothing', async () => {
  const { session, script } = signedIn()
  await session.start()
  let answer: (value: unknown) => void = () => {}
  script.getPlayer = () =>
    new Promise(resolve => (answer = () => resolve({ ok: true, value: { data: ADA } })))
  const refreshed = session.refresh()
  await session.signOut()
  answer(undefined)
  await refreshed
  expect(session.getState().status).toBe('NOT_LOGGED_IN')
})

test('balances change with their events and never revert', async () => {
  const { session, balance, balanceOf } = signedIn()
  await session.start()
  balance('EUR', 12_820, 5)
  expect(balanceOf('EUR')).toBe(12_820)
  balance('EUR', 14_820, 4)
  balance('EUR', 14_820, 5)
  expect(balanceOf('EUR')).toBe(12_820)
  expect(balanceOf('JPY')).toBe(900)
})

test('a list of accounts requested before an event does not undo it', async () => {
  const { session, script, gap, balance, balanceOf } = signedIn()
  await session.start()
  let answer: () => void = () => {}
  const list = [{ currency: 'EUR', subunits: 100, balance: 14_820, active: true }]
  script.getAccounts = () =>
    new Promise(resolve => (answer = () => resolve({ ok: true, value: { data: list } })))
  gap('$user:7')
  balance('EUR', 1_000, 9)
  answer()
  await new Promise(resolve => setImmediate(resolve))
  expect(balanceOf('EUR')).toBe(1_000)
})

test('an event that comes before the first list of accounts counts when the list is older', async () => {
  const { session, script, balance, balanceOf } = signedIn()
  let answer: () => void = () => {}
  const list = [{ currency: 'EUR', subunits: 100, balance: 14_820, active: true }]
  script.getAccounts = () =>
    new Promise(resolve => (answer = () => resolve({ ok: true, value: { data: list } })))
  const started = session.start()
  await new Promise(resolve => setImmediate(resolve))
  balance('EUR', 13_520, 4)
  answer()
  await started
  expect(balanceOf('EUR')).toBe(13_520)
})

test('a list of accounts that was lost is requested again with the next sign of life, and not after signing out', async () => {
  const { session, script, requested, gap, beat, balanceOf } = signedIn()
  await session.start()
  script.getAccounts = { ok: false }
  gap('$user:7')
  await new Promise(resolve => setImmediate(resolve))
  const list = [{ currency: 'EUR', subunits: 100, balance: 2_000, active: true }]
  script.getAccounts = { ok: true, value: { data: list } }
  beat()
  await new Promise(resolve => setImmediate(resolve))
  expect(balanceOf('EUR')).toBe(2_000)
  const before = requested.length
  beat()
  script.getAccounts = { ok: false }
  gap('$user:7')
  await session.signOut()
  beat()
  expect(requested.slice(before)).toEqual(['getAccounts', 'signOut'])
})

test('of two lists of accounts the one requested last counts, in any order of arrival', async () => {
  const { session, script, gap, balanceOf } = signedIn()
  await session.start()
  const answers: ((balance: number) => void)[] = []
  script.getAccounts = () =>
    new Promise(resolve =>
      answers.push(balance =>
        resolve({ ok: true, value: { data: [{ currency: 'EUR', subunits: 100, balance, active: true }] } }),
      ),
    )
  gap('$user:7')
  gap('$user:7')
  answers[1]!(2_000)
  answers[0]!(14_820)
  await new Promise(resolve => setImmediate(resolve))
  expect(balanceOf('EUR')).toBe(2_000)
})

test('a choice of an account that is answered late brings no balance from before a later list', async () => {
  const list = (balance: number) => [
    { currency: 'EUR', subunits: 100, balance, active: false },
    { currency: 'JPY', subunits: 1, balance: 900, active: true },
  ]
  let answerChoice = (_balance: number): void => {}
  const { session, script, gap, balanceOf } = createSessionFixture({
    getPlayer: { ok: true, value: { data: ADA } },
    getAccounts: { ok: true, value: { data: list(14_820) } },
    chooseAccount: () =>
      new Promise(resolve => {
        answerChoice = balance => resolve({ ok: true, value: { data: list(balance) } })
      }),
  })
  await session.start()
  const chosen = session.chooseCurrency('JPY')
  script.getAccounts = { ok: true, value: { data: list(2_000) } }
  gap('$user:7')
  await new Promise(resolve => setImmediate(resolve))
  answerChoice(14_820)
  expect(await chosen).toBe(true)
  expect(balanceOf('EUR')).toBe(2_000)
  expect(session.getState().player?.currency).toBe('JPY')
})

test('[CURRENCY-1] [CURRENCY-2] the account is changed only to another currency that the player has', async () => {
  const chosen = [{ currency: 'JPY', subunits: 1, balance: 900, active: true }]
  const { session, requested } = createSessionFixture({
    getPlayer: { ok: true, value: { data: ADA } },
    chooseAccount: { ok: true, value: { data: chosen } },
  })
  await session.start()
  expect(await session.chooseCurrency('EUR')).toBe(true)
  expect(await session.chooseCurrency('BTC')).toBe(false)
  expect(requested).not.toContain('chooseAccount')
  expect(await session.chooseCurrency('JPY')).toBe(true)
  expect(session.getState().player?.currency).toBe('JPY')
})

test('another tab signing out or in is followed', async () => {
  const { session, script, fromTab, posted } = signedIn()
  await session.start()
  fromTab('signed-out')
  expect(session.getState().status).toBe('NOT_LOGGED_IN')
  script.getPlayer = { ok: true, value: { data: ADA } }
  fromTab('signed-in')
  await new Promise(resolve => setImmediate(resolve))
  expect(session.getState().status).toBe('LOGGED_IN')
  expect(posted).toEqual([])
})

test('the choices that the server has stored for a player are shown, unless it sent later ones in the meantime', async () => {
  const { session, settings } = signedIn()
  await session.start()
  expect(settings.getState()).toMatchObject({ oddsAcceptMode: 'higher', oddsType: 'european' })
  const refreshing = session.refresh()
  settings.take({ oddsAcceptMode: 'any', oddsType: 'american' })
  await refreshing
  expect(settings.getState()).toMatchObject({ oddsAcceptMode: 'any', oddsType: 'american' })
})

test('an odds format that the site does not offer gives way to the one it names, or to its first', async () => {
  const { session, settings, script } = createSessionFixture()
  settings.chooseOddsType('percent')
  await session.start()
  expect(session.getState().betting.oddsTypes).toEqual(['european', 'american'])
  expect(settings.getState().oddsType).toBe('european')
  settings.chooseOddsType('american')
  await session.refresh()
  expect(settings.getState().oddsType).toBe('american')
  const { value } = script.getSettings as { value: { data: SettingsWire } }
  const only = { ...value.data, odds_types: ['british', 'malaysian'] }
  script.getSettings = { ok: true, value: { data: only } }
  await session.refresh()
  expect(settings.getState().oddsType).toBe('british')
})

test('a player’s one-tap stakes are stored at once and on the server; refused ones are undone', async () => {
  const { session, script, bodies } = signedIn()
  await session.start()
  const saved = saveStakes(session, 'EUR', [200, 700])
  expect(session.getState().betting.quickStakes).toEqual({ EUR: [200, 700] })
  expect(await saved).toBe(true)
  expect(bodies).toEqual([{ stakes: { EUR: [200, 700] } }])
  script.updateSettings = { ok: false, status: 422 }
  expect(await saveStakes(session, 'EUR', [1])).toBe(false)
  expect(session.getState().betting.quickStakes).toEqual({ EUR: [200, 700] })
  expect(await saveStakes(session, 'JPY', [50])).toBe(false)
  expect(session.getState().betting.quickStakes).toEqual({ EUR: [200, 700] })
})

test('a refused choice of stakes does not undo a newer one', async () => {
  const { session, script } = signedIn()
  await session.start()
  let refuse: () => void = () => {}
  script.updateSettings = () => new Promise(resolve => (refuse = () => resolve({ ok: false, status: 422 })))
  const older = saveStakes(session, 'EUR', [1])
  script.updateSettings = { ok: true, value: { data: {} } }
  await saveStakes(session, 'EUR', [2])
  refuse()
  expect([await older, session.getState().betting.quickStakes.EUR]).toEqual([false, [2]])
})

test('who is not signed in keeps stakes for the visit only', async () => {
  const { session, bodies } = createSessionFixture()
  await session.start()
  expect(await saveStakes(session, 'EUR', [300])).toBe(true)
  expect([session.getState().betting.quickStakes.EUR, bodies]).toEqual([[300], []])
})
