import { expect, test } from 'vitest'
import { findGlobals } from './findGlobals.ts'
import { parseFile } from '../parseFile.ts'

const find = (source: string) =>
  findGlobals(parseFile('x.tsx', source)).map(({ group, name }) => `${group} ${name}`)

test.each([
  ['Date.now()', 'clock Date.now'],
  ['const now = Date.now', 'clock Date.now'],
  ['new Date()', 'clock Date'],
  ['new window.Date()', 'clock Date'],
  ['Date()', 'clock Date'],
  ['globalThis.performance?.now()', 'clock performance.now'],
  ["Math['random']()", 'randomness Math.random'],
  ['const { random } = Math', 'randomness Math.random'],
  ['window.crypto.randomUUID()', 'randomness crypto.randomUUID'],
  ["import { randomInt } from 'node:crypto'", 'randomness node:crypto'],
  ['setTimeout(run, 1)', 'timers setTimeout'],
  ['const { setInterval } = window', 'timers setInterval'],
  ["import { setTimeout as pause } from 'node:timers/promises'", 'timers node:timers/promises'],
  ['fetch(x)', 'network fetch'],
  ['const call = { fetch }', 'network fetch'],
  ['function call(load = fetch) {}', 'network fetch'],
  ['globalThis.window?.localStorage', 'storage localStorage'],
  ['const x = <b onClick={() => sessionStorage.clear()} />', 'storage sessionStorage.clear'],
  ['{ const fetch = 1 } fetch(x)', 'network fetch'],
])('%s uses %s', (source, expected) => {
  expect(find(source)).toEqual([expected])
})

test.each([
  'new Date(0)',
  'Date.parse(x)',
  'Math.max(1, 2)',
  'deps.fetch(x)',
  'const call = { fetch: load, setTimeout: later }',
  'function call(fetch) { return fetch(x) }',
  'const f = ({ now, fetch }) => fetch(now)',
  "import { fetch } from './fetch.ts'\nfetch(x)",
  'type Fetch = typeof fetch',
  'let timer: ReturnType<typeof setTimeout>',
  'class A { fetch() { return this.fetch() } }',
  "import { createHash } from 'node:crypto'",
  "import type { Socket } from 'node:net'",
])('%s uses nothing', source => {
  expect(find(source)).toEqual([])
})
