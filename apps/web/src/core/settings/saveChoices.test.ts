import type { CallName, ApiClient } from '@touchline/contract'
import type { OddsAcceptMode, OddsType } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { saveChoices } from './saveChoices.ts'
import { createSettingsStore } from './settingsStore.ts'

type Server = { oddsAcceptMode: OddsAcceptMode; oddsType: OddsType }
type Fate = 'answers' | 'refuses' | 'loses-answer' | 'offline'

/** A player's choices and the server that stores them. Each request waits until `next` gives its answer. */
function aFixture({ isPlayer = true } = {}) {
  const server: Server = { oddsAcceptMode: 'none', oddsType: 'european' }
  const settings = createSettingsStore({ oddsType: 'european' })
  if (isPlayer) settings.take({ ...server })
  const requests: [CallName, unknown][] = []
  const waiting: ((fate: Fate) => void)[] = []
  let here = isPlayer ? '7' : undefined
  let alerts = 0
  const client = ((
    name: CallName,
    input?: { body: { odds_type?: OddsType; auto_accept_odds_change?: OddsAcceptMode } },
  ) => {
    requests.push([name, input?.body])
    return new Promise(resolve => {
      waiting.push(fate => {
        const isReceived = fate === 'answers' || fate === 'loses-answer'
        if (isReceived && input?.body.odds_type) server.oddsType = input.body.odds_type
        if (isReceived && input?.body.auto_accept_odds_change)
          server.oddsAcceptMode = input.body.auto_accept_odds_change
        const data = { odds_type: server.oddsType, auto_accept_odds_change: server.oddsAcceptMode }
        resolve(
          fate === 'answers' ? { ok: true, value: { data } } : { ok: false, error: { kind: 'offline' } },
        )
      })
    })
  }) as unknown as ApiClient
  const stop = saveChoices({ settings, client, player: () => here, onRefused: () => (alerts += 1) })
  return {
    settings,
    server,
    requests,
    stop,
    alerts: () => alerts,
    leave(next?: string) {
      here = next
    },
    shown: (): Server => {
      const { oddsAcceptMode, oddsType } = settings.getState()
      return { oddsAcceptMode, oddsType }
    },
    async next(...fates: readonly Fate[]) {
      for (const fate of fates) {
        waiting.shift()!(fate)
        await new Promise(resolve => setImmediate(resolve))
      }
    },
  }
}

test('a player’s choice is saved, and only what changed', async () => {
  const { settings, requests, next, server, shown, alerts } = aFixture()
  settings.chooseOddsAcceptMode('any')
  await next('answers')
  settings.chooseOddsType('american')
  await next('answers')
  settings.chooseTheme('light')
  expect(requests).toEqual([
    ['updateSettings', { auto_accept_odds_change: 'any' }],
    ['updateSettings', { odds_type: 'american' }],
  ])
  expect([shown(), alerts()]).toEqual([server, 0])
})

test('a choice that could not be saved returns at once to the one on the server, with the general alert', async () => {
  const { settings, requests, next, server, shown, alerts } = aFixture()
  settings.chooseOddsAcceptMode('any')
  await next('refuses')
  expect([shown().oddsAcceptMode, alerts()]).toEqual(['none', 1])
  await next('answers')
  expect([shown(), alerts()]).toEqual([server, 1])
  expect(requests.map(([name]) => name)).toEqual(['updateSettings', 'getSettings'])
})

test('a choice that was saved although its answer was lost is shown again: bets are judged by it', async () => {
  const { settings, next, server, shown } = aFixture()
  settings.chooseOddsAcceptMode('any')
  await next('loses-answer', 'answers')
  expect([shown(), server.oddsAcceptMode]).toEqual([server, 'any'])
})

test('offline the last known choice stays on show, and a later choice is saved', async () => {
  const { settings, next, server, shown, alerts } = aFixture()
  settings.chooseOddsAcceptMode('any')
  await next('offline', 'offline')
  expect([shown().oddsAcceptMode, alerts()]).toEqual(['none', 1])
  settings.chooseOddsAcceptMode('higher')
  await next('answers')
  expect([shown(), server.oddsAcceptMode, alerts()]).toEqual([server, 'higher', 1])
})

test('of several choices the last one stays, one question at a time', async () => {
  const { settings, requests, next, server, shown, alerts } = aFixture()
  settings.chooseOddsAcceptMode('any')
  settings.chooseOddsAcceptMode('higher')
  settings.chooseOddsType('percent')
  settings.chooseOddsAcceptMode('none')
  expect(requests).toHaveLength(1)
  await next('answers', 'answers')
  expect(requests.at(-1)).toEqual([
    'updateSettings',
    { odds_type: 'percent', auto_accept_odds_change: 'none' },
  ])
  expect([shown(), alerts()]).toEqual([server, 0])
  expect(server).toEqual({ oddsType: 'percent', oddsAcceptMode: 'none' })
})

test('a choice made while an earlier one fails is saved completely if the state of the server is unknown', async () => {
  const { settings, requests, next, server, shown, alerts } = aFixture()
  settings.chooseOddsAcceptMode('any')
  settings.chooseOddsAcceptMode('none')
  await next('loses-answer', 'offline', 'answers')
  expect(requests.at(-1)).toEqual([
    'updateSettings',
    { odds_type: 'european', auto_accept_odds_change: 'none' },
  ])
  expect([shown(), alerts()]).toEqual([server, 0])
})

test('a choice made while the server’s choices are loading is not lost', async () => {
  const { settings, next, server, shown } = aFixture()
  settings.chooseOddsAcceptMode('any')
  await next('refuses')
  settings.chooseOddsAcceptMode('higher')
  await next('answers', 'answers')
  expect([shown(), server.oddsAcceptMode]).toEqual([server, 'higher'])
})

test('an older list of what the server keeps does not stay over a choice that was saved', async () => {
  const { settings, next, server, shown } = aFixture()
  settings.chooseOddsAcceptMode('any')
  settings.take({ oddsAcceptMode: 'none', oddsType: 'european' })
  await next('answers')
  expect([shown(), server.oddsAcceptMode]).toEqual([server, 'any'])
})

test('a value from the server is no choice, and a guest’s choice stays in the browser', async () => {
  const player = aFixture()
  player.settings.take({ oddsAcceptMode: 'any', oddsType: 'percent' })
  expect(player.requests).toEqual([])
  const visitor = aFixture({ isPlayer: false })
  visitor.settings.chooseOddsAcceptMode('any')
  expect([visitor.requests, visitor.shown().oddsAcceptMode]).toEqual([[], 'any'])
})

test.each([undefined, '8'])(
  'an answer that arrives when %s is here changes nothing and shows nothing',
  async later => {
    const { settings, next, leave, shown, alerts, requests } = aFixture()
    settings.chooseOddsAcceptMode('any')
    leave(later)
    await next('refuses')
    expect([shown().oddsAcceptMode, alerts(), requests.length]).toEqual(['any', 0, 1])
  },
)

test('the next player’s choice waits for the question of the one before them, and is saved', async () => {
  const { settings, next, leave, requests, server, shown } = aFixture()
  settings.chooseOddsAcceptMode('any')
  leave('8')
  settings.take({ oddsAcceptMode: 'none', oddsType: 'european' })
  settings.chooseOddsAcceptMode('higher')
  expect(requests).toHaveLength(1)
  await next('refuses', 'answers')
  expect(requests.at(-1)).toEqual(['updateSettings', { auto_accept_odds_change: 'higher' }])
  expect([shown(), server.oddsAcceptMode]).toEqual([server, 'higher'])
})

test('a choice made before it listens is saved when it does', async () => {
  const settings = createSettingsStore({ oddsType: 'european' })
  settings.take({ oddsAcceptMode: 'none', oddsType: 'european' })
  settings.chooseOddsAcceptMode('higher')
  const requests: unknown[] = []
  const client = ((_: CallName, input?: { body: unknown }) => {
    requests.push(input?.body)
    return new Promise(() => {})
  }) as unknown as ApiClient
  saveChoices({ settings, client, player: () => '7', onRefused: () => {} })()
  expect(requests).toEqual([{ auto_accept_odds_change: 'higher' }])
})
