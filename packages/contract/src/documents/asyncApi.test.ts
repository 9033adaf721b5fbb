import { describe, expect, test } from 'vitest'
import { channels } from '../channels.ts'
import { EVENTS } from '../events/index.ts'
import { buildAsyncApi } from './buildAsyncApi.ts'
import { EVENT_EXAMPLES } from './examples/events.ts'
import { validate } from './testing/validate.ts'

type Reference = { readonly $ref: string }
type Document = {
  readonly asyncapi: string
  readonly info: { readonly version: string }
  readonly channels: Record<
    string,
    { readonly address: string; readonly parameters: object; readonly messages: Record<string, Reference> }
  >
  readonly operations: Record<
    string,
    { readonly action: string; readonly channel: Reference; readonly messages: readonly Reference[] }
  >
  readonly components: {
    readonly messages: Record<
      string,
      {
        readonly name: string
        readonly payload: Record<string, unknown>
        readonly examples: readonly { payload: unknown }[]
      }
    >
  }
}

const DOCUMENT = buildAsyncApi('1.2.3') as Document
const NAMES = Object.keys(EVENTS) as (keyof typeof EVENTS)[]

test.each(NAMES)('%s has a message with an example that fits its schema', name => {
  const message = DOCUMENT.components.messages[name]!
  expect(message.name).toBe(name)
  expect(message.examples).toEqual([{ payload: EVENT_EXAMPLES[name] }])
  expect(validate(DOCUMENT, message.payload, EVENT_EXAMPLES[name])).toEqual([])
})

test.each(NAMES)('%s is told from the others by its name', name => {
  const { payload } = DOCUMENT.components.messages[name]!
  for (const other of NAMES)
    if (other !== name) expect(validate(DOCUMENT, payload, EVENT_EXAMPLES[other]), other).not.toEqual([])
})

test('there is no message without an event', () => {
  expect(Object.keys(DOCUMENT.components.messages).toSorted()).toEqual(NAMES.toSorted())
})

describe('[7.4] channels', () => {
  test.each([
    ['locale', channels.locale('{locale}'), 'locale'],
    ['match', channels.match('{match_id}'), 'match_id'],
    ['user', channels.user('{player_id}'), 'player_id'],
  ])('%s has the address that clients subscribe to: %s', (name, address, parameter) => {
    expect(DOCUMENT.channels[name]).toMatchObject({ address, parameters: { [parameter]: {} } })
  })

  test('are these three', () => {
    expect(Object.keys(DOCUMENT.channels)).toEqual(['locale', 'match', 'user'])
  })

  test('carry what lists, a match and a player need', () => {
    const events = (name: string) => Object.keys(DOCUMENT.channels[name]!.messages)
    expect(events('locale')).toEqual([
      'markets_changed',
      'match_changed',
      'match_status_changed',
      'provider_status_changed',
      'heartbeat',
      'tournament_pool_changed',
    ])
    expect(events('match')).toEqual(['markets_changed', 'match_changed', 'match_status_changed'])
  })

  test('of a player alone carry money, bets, notifications and bonuses', () => {
    const open = ['locale', 'match'].flatMap(name => Object.keys(DOCUMENT.channels[name]!.messages))
    for (const name of Object.keys(DOCUMENT.channels.user!.messages)) expect(open).not.toContain(name)
  })

  test.each(['locale', 'match', 'user'])('%s is followed by an operation with all its messages', name => {
    const { messages } = DOCUMENT.channels[name]!
    for (const [event, { $ref }] of Object.entries(messages))
      expect($ref).toBe(`#/components/messages/${event}`)
    expect(DOCUMENT.operations[`follow_${name}`]).toEqual({
      action: 'receive',
      channel: { $ref: `#/channels/${name}` },
      messages: Object.keys(messages).map(event => ({ $ref: `#/channels/${name}/messages/${event}` })),
    })
  })

  test('have no other operation: clients only receive', () => {
    expect(Object.keys(DOCUMENT.operations)).toEqual(['follow_locale', 'follow_match', 'follow_user'])
  })
})

test('the document is the same each time it is built, but for the version', () => {
  expect(buildAsyncApi('1.2.3')).toEqual(DOCUMENT)
  expect(DOCUMENT).toMatchObject({ asyncapi: '3.0.0', info: { version: '1.2.3' } })
  const text = (version: string) =>
    JSON.stringify(buildAsyncApi(version)).replace(`"version":"${version}"`, '')
  expect(text('2')).toBe(text('1.2.3'))
  expect(JSON.parse(JSON.stringify(DOCUMENT))).toEqual(DOCUMENT)
})
