import { expect, test } from 'vitest'
import { dropReason } from './dropReason.ts'
import { factsOf } from './errorFacts.ts'

const OWN = 'https://sports.example/assets/'
const reasonOf = (thrown: unknown) => dropReason(factsOf(thrown), OWN)
const named = (name: string, message = 'x') => Object.assign(new Error(message), { name })
const withStack = (at: string) =>
  Object.assign(new Error('boom'), { stack: `Error: boom\n    at f (${at}:1:2)` })

test.each([
  ['a cancelled request', new DOMException('The operation was aborted.', 'AbortError'), 'cancelled'],
  ['a cancelled query', named('Error', 'CancelledError'), 'cancelled'],
  ['a request cancelled by a library', { message: 'canceled', code: 'ERR_CANCELED' }, 'cancelled'],
  ['Chromium without a line', new TypeError('Failed to fetch'), 'network'],
  ['Firefox without a line', new TypeError('NetworkError when attempting to fetch resource.'), 'network'],
  ['Safari without a line', new TypeError('Load failed'), 'network'],
  ['a call without an answer', Object.assign(new Error('getBets was answered 0'), { status: 0 }), 'network'],
  ['an aborted connection', { message: 'Request aborted', code: 'ECONNABORTED' }, 'network'],
  ['a time-out', new DOMException('signal timed out', 'TimeoutError'), 'network'],
  ['a time-out of a library', new Error('timeout of 5000ms exceeded'), 'network'],
  ['a tracking script', withStack('https://cdn.example/tracking/t.js'), 'other-script'],
  ['a tag manager', withStack('https://www.googletagmanager.com/x.js'), 'other-script'],
  ['a tag manager under our own name', withStack('https://sports.example/gtm.js'), 'other-script'],
  ['a watch script', withStack('https://media.example/watch.js'), 'other-script'],
  ['a chunk that did not load', named('ChunkLoadError'), 'chunk-load'],
  [
    'a module that did not load',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    'chunk-load',
  ],
  ['a module that Safari did not load', new TypeError('Importing a module script failed.'), 'chunk-load'],
  ['a script element', { type: 'error', target: { tagName: 'SCRIPT' } }, 'script-element'],
  ['an error flagged so', Object.assign(new Error('x'), { isUnreported: true }), 'flagged'],
  ['the observer that waits a frame', new Error('ResizeObserver loop limit exceeded'), 'harmless'],
])('[REPORT-1] %s is not reported', (_, thrown, reason) => {
  expect(reasonOf(thrown)).toBe(reason)
})

test.each([
  ['a surprise in our code', withStack(`${OWN}watchByLocks-1a2b.js`)],
  ['a refused call', Object.assign(new Error('getBets was answered 500'), { status: 500 })],
  [
    'a message that speaks of the network further on',
    new Error('No odds: the network error budget is spent'),
  ],
  ['an image that did not load', { type: 'error', target: { tagName: 'IMG' } }],
  ['a text that was thrown', 'boom'],
  ['nothing at all', undefined],
])('[REPORT-1] %s is reported', (_, thrown) => {
  expect(reasonOf(thrown)).toBeUndefined()
})
