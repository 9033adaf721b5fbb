import { describe, expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { dataOf, part, testCall } from '../../testing/testCall.ts'
import { expectAccepted, expectRefused } from '../../testing/testShape.ts'
import {
  ACCEPT_MODE_NAMES,
  CURRENCIES,
  ODDS_TYPE_NAMES,
  TEXTS,
  entity,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  recordOf,
  textsBetween,
  values,
  wholesBetween,
} from '../../testing/values.ts'
import { CALLS } from '../index.ts'
import * as session from './session.ts'

const player = CALL_EXAMPLES.getPlayer.reply.data
const aPlayer = dataOf(player, entity(player))
const site = CALL_EXAMPLES.getSystem.reply.data
const settings = CALL_EXAMPLES.getSettings.reply.data
const account = CALL_EXAMPLES.getAccounts.reply.data[0]!
const accounts = dataOf([account], listOf(entity(account)))

testCall('getSystem', { reply: dataOf(site, entity(site)) })
testCall('getSettings', { reply: dataOf(settings, entity(settings)) })

const choices = { stakes: { EUR: [500, 1_000] }, auto_accept_odds_change: 'any', odds_type: 'british' }
testCall('updateSettings', {
  access: 'player',
  body: part(choices, {
    stakes: optional(recordOf(listOf(wholesBetween(1), { max: 6 }))),
    auto_accept_odds_change: optional(ACCEPT_MODE_NAMES),
    odds_type: optional(ODDS_TYPE_NAMES),
  }),
  reply: dataOf(settings, entity(settings)),
})

const PATHS = values(['help', 'help/payments', 'a/b/c'], ['', '/help', 'a/b/c/d', 'Help', '../x', 1, null])
const block = { type: 'text', title: 'Deposits', text: 'Deposits are here at once.' }
const page = { path: 'help', title: 'Help', blocks: [block] }
testCall('getPage', {
  params: part({ path: 'help/payments' }, { path: PATHS }),
  reply: dataOf(
    page,
    objectOf(page, {
      path: PATHS,
      title: TEXTS,
      blocks: listOf(objectOf(block, { type: oneOf('text'), title: orNull(TEXTS), text: TEXTS })),
    }),
  ),
})

testCall('signIn', {
  body: part(
    { email: 'demo@touchline.example', password: 'touchline-demo' },
    { email: textsBetween(3, 254), password: textsBetween(1, 256) },
  ),
  reply: part({ data: player, token: 'x' }, { data: entity(player), token: optional(TEXTS) }),
})

testCall('getPlayer', { reply: aPlayer })
testCall('updateLocale', {
  access: 'player',
  body: part({ locale: 'pt-BR' }, { locale: textsBetween(2, 16) }),
  reply: aPlayer,
})
testCall('getAccounts', { access: 'player', reply: accounts })
testCall('chooseAccount', {
  access: 'player',
  body: part({ currency: 'EUR' }, { currency: CURRENCIES }),
  reply: accounts,
})
testCall('signOut', {})

test('signing out answers null', () => {
  expectAccepted(CALLS.signOut.reply, null, null)
  for (const value of [undefined, {}, '', 0, { data: null }]) expectRefused(CALLS.signOut.reply, value)
})

testCall('getRealtimeToken', { reply: part({ token: 'eyJ' }, { token: TEXTS }) })

const channel = { channel: '$user:1001', token: 'eyJ' }
testCall('authorizeChannels', {
  access: 'player',
  body: part({ channels: ['$user:1001'] }, { channels: listOf(textsBetween(0, 255), { min: 1, max: 10 }) }),
  reply: part(
    { channels: [channel] },
    { channels: listOf(objectOf(channel, { channel: TEXTS, token: TEXTS })) },
  ),
})

describe('choices of a player', () => {
  test('what is not named stays as it is: an empty body changes nothing', () => {
    expectAccepted(session.updateSettingsBody, {}, {})
  })

  test('no quick stakes is a choice too: it brings back those of the site', () => {
    const none = { stakes: { EUR: [] } }
    expectAccepted(session.updateSettingsBody, none, none)
  })

  test.each([[[0]], [[-1]], [[0.5]], [['500']], [[1, 2, 3, 4, 5, 6, 7]]])('%j are no quick stakes', stakes =>
    expectRefused(session.updateSettingsBody, { stakes: { EUR: stakes } }, 'stakes'),
  )

  test('the site, not the player, says which modes and limits there are', () => {
    const read = session.updateSettingsBody.parse({ ...choices, stake_limits: {}, video_enabled: true })
    expect(read).toEqual(choices)
  })
})

test('a session token is in the answer only where cookies do not work', () => {
  const withoutToken = { data: player }
  expectAccepted(session.signInReply, withoutToken, withoutToken)
  expectRefused(session.signInReply, { data: player, token: null }, 'token')
})

test('a long password is refused before it is hashed', () => {
  const body = (length: number) => ({ email: 'a@b', password: 'x'.repeat(length) })
  expectAccepted(session.signInBody, body(256), body(256))
  expectRefused(session.signInBody, body(257), 'password')
})
