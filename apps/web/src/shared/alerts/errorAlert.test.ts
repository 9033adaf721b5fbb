import { expect, test } from 'vitest'
import { errorAlert } from './errorAlert.ts'

const ORIGIN = 'https://sports.example'
const thrownAt = (...at: string[]) =>
  Object.assign(new Error('boom'), {
    stack: ['Error: boom', ...at.map(address => `    at f (${address}:1:2)`)].join('\n'),
  })
const answered = (status: number) => Object.assign(new Error('x'), { status, stack: '' })

test.each([
  ['a surprise in our code', thrownAt(`${ORIGIN}/assets/startUp-1.js`), 'default'],
  [
    'our code called by another script',
    thrownAt('https://cdn.example/a.js', `${ORIGIN}/assets/a.js`),
    'default',
  ],
  ['a call that was refused', answered(403), 'default'],
  ['a server that failed', answered(500), 'default'],
  [
    'a part of the page that did not load',
    new TypeError('Failed to fetch dynamically imported module: x'),
    'part',
  ],
  ['a call without an answer', answered(0), 'connection'],
  ['a fetch without a line', Object.assign(new TypeError('Failed to fetch'), { stack: '' }), 'connection'],
  ['a 401, which opens sign in', answered(401), undefined],
  ['a cancelled request', new DOMException('x', 'AbortError'), undefined],
  ['one flagged to skip', Object.assign(answered(500), { isUnreported: true }), undefined],
  ['one shown where it happened', Object.assign(answered(500), { isShown: true }), undefined],
  ['the observer that waits a frame', { message: 'ResizeObserver loop limit exceeded' }, undefined],
  ["an extension's own error", thrownAt('chrome-extension://abc/content.js'), undefined],
  ["another origin's script", { message: 'Script error.' }, undefined],
  ['a script element', { type: 'error', target: { tagName: 'SCRIPT' } }, undefined],
])('%s is shown correctly', (_, thrown, alert) => {
  if (thrown instanceof TypeError) thrown.stack = ''
  expect(errorAlert(thrown, ORIGIN)).toBe(alert)
})
