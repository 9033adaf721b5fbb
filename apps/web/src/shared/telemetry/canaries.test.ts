import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeEvent, type ReportEvent } from './safeEvent.ts'

const REPORTS = 10_000

const ALPHABET = Array.from('abcdefghkmnpqrstuvwxyz')
const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: min, maxLength: max })
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Secrets of a visitor, made so that each would be known again in any report. */
const secrets = fc.record({
  name: fc.tuple(letters(4, 9), letters(5, 12)).map(([first, last]) => `${capital(first)} ${capital(last)}`),
  email: fc.tuple(letters(4, 10), letters(4, 10)).map(([user, host]) => `${user}@${host}.example`),
  phone: fc
    .tuple(fc.constantFrom('+44 ', '+49', '0', '+1 (415) '), fc.integer({ min: 1e7, max: 9e8 }))
    .map(([code, rest]) => code + rest),
  token: fc.tuple(fc.uuid(), letters(4, 6)).map(([id, end]) => `${id}${end}`),
  signed: fc.tuple(letters(20, 30), letters(20, 40), letters(20, 30)).map(parts => parts.join('.')),
  query: letters(10, 16),
})
type Secrets = typeof secrets extends fc.Arbitrary<infer Value> ? Value : never

/** Where an error, its request and the steps before it can carry something of the visitor. */
function eventWith(own: Secrets, field: string): ReportEvent {
  const { name, email, phone, token, signed, query } = own
  const address = `https://sports.example/users/confirmation?${field}=${query}&t=${token}#${signed}`
  const body = {
    [field]: name,
    email,
    phone,
    token,
    code: 17,
    details: { [field]: [signed, email], code: token },
  }
  const frame = { filename: address, function: 'submit', vars: { email, token }, context_line: name }
  const text = `refused ${email} (${phone}) sid ${token}: Bearer ${signed}, "${query}..." at ${address}`
  return {
    message: text,
    server_name: name,
    user: { email, username: name, ip_address: phone },
    extra: { [field]: token },
    modules: { [field]: signed },
    tags: { kind: token, [field]: email },
    request: {
      url: address,
      query_string: query,
      cookies: token,
      headers: { authorization: signed },
      data: body,
    },
    contexts: {
      http: {
        url: address,
        method: 'POST',
        status: 422,
        requestBody: JSON.stringify(body),
        responseBody: body,
      },
      trace: { trace_id: token, data: { url: address } },
      device: { name },
    },
    exception: { values: [{ type: 'Error', value: `${name}: ${text}`, stacktrace: { frames: [frame] } }] },
    breadcrumbs: [
      {
        category: 'fetch',
        data: { url: address, method: 'POST', status_code: 422, request_body: body, kind: token },
      },
      {
        category: 'navigation',
        data: { from: address, to: `/player/${encodeURIComponent(email)}/${token}` },
      },
      { category: 'realtime', message: text, data: { channel: `$user:${field}#${query}`, [field]: phone } },
    ],
  } as ReportEvent
}

test('[REPORT-2] of 10,000 reports full of secrets none leaves with one of them', () => {
  let seen = 0
  const field = fc.constantFrom(
    'match_id',
    'specifier',
    'reason',
    'type',
    'status',
    'session',
    'first_name',
    'data',
    'selections',
    '0',
  )
  fc.assert(
    fc.property(secrets, field, (own, name) => {
      const sent = JSON.stringify(safeEvent(eventWith(own, name), [own.name]))
      const digits = sent.replaceAll(/\D/g, '')
      for (const canary of Object.values(own)) expect(sent.toLowerCase()).not.toContain(canary.toLowerCase())
      expect(digits).not.toContain(own.phone.replaceAll(/\D/g, ''))
      seen += 1
    }),
    { numRuns: REPORTS },
  )
  expect(seen).toBe(REPORTS)
}, 60_000)

test('[REPORT-2] what helps to fix an error is still there', () => {
  const own: Secrets = {
    name: 'Ada Love',
    email: 'a@b.example',
    phone: '+44 2079460018',
    token: 'x1'.repeat(9),
    signed: 'a.b.c',
    query: 'q',
  }
  expect(safeEvent(eventWith(own, 'session'), [own.name])).toMatchObject({
    exception: {
      values: [
        {
          type: 'Error',
          stacktrace: {
            frames: [{ filename: 'https://sports.example/users/confirmation', function: 'submit' }],
          },
        },
      ],
    },
    contexts: {
      http: {
        url: 'https://sports.example/users/confirmation',
        method: 'POST',
        status: 422,
        responseBody: { code: 17 },
      },
    },
    breadcrumbs: [
      { category: 'fetch', data: { method: 'POST', status_code: 422 } },
      { category: 'navigation' },
      { category: 'realtime' },
    ],
  })
})
