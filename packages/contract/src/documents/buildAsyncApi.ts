import { EVENTS } from '../events/index.ts'
import type { EventWire } from '../events/index.ts'
import { EVENT_EXAMPLES } from './examples/events.ts'
import { createSchemas, type JsonSchema } from './toSchema.ts'

type EventName = EventWire['event_name']

/** Which events each kind of channel carries (spec section 7.4). */
const CHANNELS: Readonly<
  Record<string, { address: string; parameter: string; about: string; events: readonly EventName[] }>
> = {
  locale: {
    address: 'locale:{locale}',
    parameter: 'locale',
    about:
      'What lists show: main and secondary markets, scores, statuses, providers, pools of tournaments; a heartbeat every 2 s.',
    events: [
      'markets_changed',
      'match_changed',
      'match_status_changed',
      'provider_status_changed',
      'heartbeat',
      'tournament_pool_changed',
    ],
  },
  match: {
    address: 'match:{match_id}',
    parameter: 'match_id',
    about: 'Everything of one match: all markets, score, clock.',
    events: ['markets_changed', 'match_changed', 'match_status_changed'],
  },
  user: {
    address: '$user:{player_id}',
    parameter: 'player_id',
    about: 'What concerns one player. Needs a subscription token of POST /websocket/authorize.',
    events: [
      'balance_changed',
      'bet_changed',
      'bet_cashout_changed',
      'notification',
      'unread_counters_changed',
      'bonus_issued',
    ],
  },
}

/** The realtime side of the contract as AsyncAPI 3: channels, events, and an example of each. */
export function buildAsyncApi(version: string): JsonSchema {
  const schemas = createSchemas()
  const messages = Object.fromEntries(
    Object.entries(EVENTS).map(([name, schema]) => [
      name,
      {
        name,
        contentType: 'application/json',
        payload: schemas.of(schema),
        examples: [{ payload: EVENT_EXAMPLES[name as EventName] }],
      },
    ]),
  )
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Touchline realtime',
      version,
      description:
        'Spoken over the Centrifugo client protocol (JSON) by websocket, http_stream and sse. Odds messages carry ids and ' +
        'integers only and are the same in every language. `v` rises with every change of a match or account; a lower one is dropped.',
      license: { name: 'Apache-2.0' },
    },
    servers: {
      origin: { host: 'localhost:3000', protocol: 'ws', pathname: '/connection/websocket' },
    },
    channels: Object.fromEntries(
      Object.entries(CHANNELS).map(([name, { address, parameter, about, events }]) => [
        name,
        {
          address,
          description: about,
          parameters: { [parameter]: {} },
          messages: Object.fromEntries(
            events.map(event => [event, { $ref: `#/components/messages/${event}` }]),
          ),
        },
      ]),
    ),
    operations: Object.fromEntries(
      Object.entries(CHANNELS).map(([name, { events }]) => [
        `follow_${name}`,
        {
          action: 'receive',
          channel: { $ref: `#/channels/${name}` },
          messages: events.map(event => ({ $ref: `#/channels/${name}/messages/${event}` })),
        },
      ]),
    ),
    components: { messages, schemas: schemas.components },
  }
}
