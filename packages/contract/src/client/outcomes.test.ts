import { describe, expect, test } from 'vitest'
import { ERROR_CODES } from '../errorCodes.ts'
import { clientAnswering } from '../testing/clientAnswering.ts'
import { createClient, type ClientOptions } from './createClient.ts'

const answerTo = (status: number, text: string) => clientAnswering(status, text).client('getSports')
const exportOf = (status: number, text: string) => clientAnswering(status, text).client('exportBets')
const OFFLINE = { ok: false, error: { kind: 'offline' } }
const CANCELLED = { ok: false, error: { kind: 'cancelled' } }

/** A client whose requests end as `fetch` says. */
function clientWith(fetch: ClientOptions['fetch']) {
  return createClient({ sportsbookBase: '', platformBase: '', locale: 'en', fetch })
}

describe('an answer', () => {
  test.each([
    [200, '{"data":[]}', { data: [] }],
    [201, '{"data":[1]}', { data: [1] }],
    [200, 'null', null],
    [200, '0', 0],
    [200, '""', ''],
    [200, ' {"a" : 1}\n', { a: 1 }],
    [200, '', null],
    [204, '', null],
  ])('of status %i, %j, is %j', async (status, text, value) => {
    expect(await answerTo(status, text)).toEqual({ ok: true, value })
  })

  test.each(['', 'ref,stake\r\n', '{"data":[]}', '\uFEFFref'])(
    'of the export is its text: %j',
    async text => {
      expect(await exportOf(200, text)).toEqual({ ok: true, value: text })
    },
  )

  test.each(['{', '{"data":', '<html></html>', 'undefined', '{"a":1}x', "{'a':1}"])(
    'that is no JSON is no answer: %j',
    async text => expect(await answerTo(200, text)).toEqual(OFFLINE),
  )
})

describe('a refusal', () => {
  test.each(Object.entries(ERROR_CODES))('%s, code %i, comes with its body', async (_, code) => {
    const body = { code, localized_message: 'Nein.', details: { selections: [] } }
    expect(await answerTo(422, JSON.stringify(body))).toEqual({
      ok: false,
      error: { kind: 'refused', status: 422, body },
    })
  })

  test.each([301, 304, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 502, 503, 504])(
    'of status %i keeps its status',
    async status => {
      const body = { code: 10, localized_message: 'x' }
      expect(await answerTo(status, JSON.stringify(body))).toEqual({
        ok: false,
        error: { kind: 'refused', status, body },
      })
      expect(await exportOf(status, JSON.stringify(body))).toEqual({
        ok: false,
        error: { kind: 'refused', status, body },
      })
    },
  )

  test.each([
    '',
    '<html>bad gateway</html>',
    'null',
    '[]',
    '7',
    '"code"',
    '{}',
    '{"code":"101"}',
    '{"code":null}',
    '{',
  ])('that is not ours has no body: %j', async text => {
    expect(await answerTo(502, text)).toStrictEqual({
      ok: false,
      error: { kind: 'refused', status: 502, body: undefined },
    })
  })

  test('of a group of bets says which', async () => {
    const body = {
      code: 115,
      localized_message: 'x',
      errors_by_bet: { 1: { code: 107, localized_message: 'y' } },
    }
    const { client } = clientAnswering(422, JSON.stringify(body))
    const placing = await client('placeBets', {
      body: { meta: { device_id: 'd-123456', quick: false }, bets: [] },
    })
    expect(placing).toMatchObject({ error: { body: { errors_by_bet: { 1: { code: 107 } } } } })
  })
})

describe('no answer', () => {
  const failures = {
    'the network is down': async () => Promise.reject(new TypeError('Failed to fetch')),
    'the fetch throws at once': () => {
      throw new Error('no network')
    },
    'the time is over': async () => Promise.reject(Object.assign(new Error('x'), { name: 'TimeoutError' })),
    'something that is no error is thrown': async () => Promise.reject('x' as unknown as Error),
    'the connection breaks while the answer is read': async () => ({
      ok: true,
      status: 200,
      text: async () => Promise.reject(new TypeError('network error')),
    }),
    'it breaks while a refusal is read': async () => ({
      ok: false,
      status: 503,
      text: async () => Promise.reject(new TypeError('network error')),
    }),
  }

  test.each(Object.entries(failures))('%s: offline, for a call never rejects', async (_, fetch) => {
    expect(await clientWith(fetch)('getSports')).toEqual(OFFLINE)
    expect(await clientWith(fetch)('getSports', {}, { signal: { aborted: false } })).toEqual(OFFLINE)
    expect(await clientWith(fetch)('getSports', {}, {})).toEqual(OFFLINE)
  })

  test.each(Object.entries(failures))('%s after the call was dropped: cancelled', async (_, fetch) => {
    expect(await clientWith(fetch)('getSports', {}, { signal: { aborted: true } })).toEqual(CANCELLED)
  })

  test('dropped while the answer is on its way: cancelled', async () => {
    const signal = { aborted: false }
    const call = clientWith(async () => {
      signal.aborted = true
      throw new Error('aborted')
    })
    expect(await call('getSports', {}, { signal })).toEqual(CANCELLED)
  })

  test('an answer that came in time counts, whatever became of the signal', async () => {
    const { client } = clientAnswering(200, '{"data":[]}')
    expect(await client('getSports', {}, { signal: { aborted: true } })).toEqual({
      ok: true,
      value: { data: [] },
    })
  })

  test('a body that cannot be sent is no answer either', async () => {
    const { client, sent } = clientAnswering(200, 'null')
    const circular: { self?: unknown } = {}
    circular.self = circular
    const input = { body: circular } as unknown as { body: { ids: string[] } }
    expect(await client('readNotifications', input)).toEqual(OFFLINE)
    expect(sent).toEqual([])
  })
})

test('a call is sent once: repeating it is the choice of the caller', async () => {
  let requests = 0
  const call = clientWith(async () => {
    requests += 1
    return { ok: false, status: 503, text: async () => '' }
  })
  await call('getSports')
  expect(requests).toBe(1)
})
