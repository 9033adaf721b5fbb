import {
  anything,
  array,
  asyncProperty,
  assert,
  constant,
  constantFrom,
  oneof,
  record,
  string,
  uint8Array,
} from 'fast-check'
import { expect, test } from 'vitest'
import { connectRaw, openRaw } from '../testing/rawClient.ts'
import { collect, connected, startTestHub, subscribed } from '../testing/startTestHub.ts'

const METHODS = [
  'connect',
  'refresh',
  'subscribe',
  'sub_refresh',
  'unsubscribe',
  'publish',
  'presence',
  'presence_stats',
  'history',
  'rpc',
  'send',
  '__proto__',
  'constructor',
]
const CHANNELS = [
  'match:1',
  '$user:7',
  'open:1',
  'delta:1',
  'nowhere:1',
  'team:a#7',
  '',
  ':',
  '#',
  '\0',
  'x'.repeat(300),
]
const numbers = constantFrom(0, -1, 1, 0.5, 2 ** 31, 2 ** 53, 1e308, -1e308)
const value = oneof(anything({ maxDepth: 3 }), numbers, string({ unit: 'binary' }))
const fields = record(
  {
    channel: oneof(constantFrom(...CHANNELS), value),
    data: value,
    token: oneof(constant('a.b.c'), value),
    recover: value,
    offset: oneof(numbers, value),
    epoch: value,
    limit: oneof(numbers, value),
    since: value,
    delta: oneof(constantFrom('fossil', 'other'), value),
    flag: oneof(numbers, value),
    type: oneof(numbers, value),
    subs: value,
  },
  { requiredKeys: [] },
)
const command = record({
  id: oneof(constantFrom(1, 2, 2, 3), numbers, value),
  method: constantFrom(...METHODS),
  fields,
})
const line = command.map(
  ({ id, method, fields: request }) => `{"id":${text(id)},"${method}":${text(request)}}`,
)
const deep = constantFrom(
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"id":1,"connect":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_001)}`,
)
const frame = oneof(
  { weight: 6, arbitrary: array(line, { minLength: 1, maxLength: 5 }).map(lines => lines.join('\n')) },
  { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: uint8Array({ maxLength: 300 }) },
)

test('[RT-1.1.1] whatever a stranger sends, the hub serves all other clients correctly', async () => {
  // The test hub throws where it would log an error, so each bug of ours would end this test.
  const { hub, host, client } = await startTestHub()
  const received = collect(await subscribed(await connected(client('websocket')), 'match:1'))
  let sent = 0
  await assert(
    asyncProperty(
      array(frame, { minLength: 1, maxLength: 4 }),
      constantFrom(true, false),
      async (frames, first) => {
        const stranger = first ? await connectRaw(host) : await openRaw(host)
        for (const each of frames) stranger.socket.send(each)
        await hub.publish('match:1', (sent += 1))
        await received.until(sent)
        stranger.socket.terminate()
      },
    ),
    { numRuns: 400 },
  )
  expect(received.data).toHaveLength(sent)
})

test('[RT-1.8.8] whatever a stranger posts, the hub answers', async () => {
  const { host } = await startTestHub()
  await assert(
    asyncProperty(
      constantFrom('connection/http_stream', 'connection/sse', 'emulation'),
      frame,
      async (path, body) => {
        const response = await fetch(`http://${host}/${path}`, {
          method: 'POST',
          body: typeof body === 'string' ? body : Buffer.from(body),
        })
        expect([200, 204, 400, 404, 413]).toContain(response.status)
        await response.body?.cancel()
      },
    ),
    { numRuns: 150 },
  )
})

/** JSON of any value; what JSON cannot express is null. */
function text(given: unknown): string {
  try {
    return (JSON.stringify(given) as string | undefined) ?? 'null'
  } catch {
    return 'null'
  }
}
