import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { ruleRows, sentenceRows, slipTableWords } from './testing/rulesTable.ts'
import { testTitles } from './testing/testTitles.ts'

const here = new URL('.', import.meta.url)
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
const read = (file: string) => readFileSync(new URL(file, here), 'utf8')
const titlesOf = (file: string) => testTitles(read(file), file)
/** Titles of the tests that run and name a rule; the reader's own tests quote titles of no rule. */
const titles = files
  .filter(file => file.endsWith('.test.ts') && file !== 'rules.test.ts' && !file.startsWith('testing/'))
  .flatMap(titlesOf)
const sources = files.filter(file => !file.endsWith('.test.ts')).map(read)
const root = new URL('../../../', import.meta.url)
const readRoot = (file: string) => readFileSync(new URL(file, root), 'utf8')
const applicationTitles = ['apps/web/src', 'e2e'].flatMap(folder =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap(file => testTitles(readRoot(`${folder}/${file}`), file)),
)
const idsIn = (text: string) => [...text.matchAll(/\[([A-Z]+-\d+)\]/g)].map(found => found[1]!)

const rows = ruleRows()
const known = new Set(rows.map(row => row.id))

test('every rule has an id of its own', () => {
  expect(rows.length).toBeGreaterThan(80)
  expect(known.size).toBe(rows.length)
})

test.each(rows.map(row => [row.id, row] as const))('the test of %s exists and names it', (id, row) => {
  const named = titles.filter(title => title.includes(`[${id}]`) && title.includes(row.test))
  expect(named, `no test "[${id}] ${row.test}"`).not.toEqual([])
})

test.each(rows.map(row => [row.id, row] as const))('the function of %s exists', (_, row) => {
  for (const [, name] of row.functions.matchAll(/`(\w+)`/g)) {
    const declared = new RegExp(`export (function|const|type) ${name}\\b`)
    expect(
      sources.some(text => declared.test(text)),
      name,
    ).toBe(true)
  }
  expect(row.functions).toMatch(/`\w+`/)
})

test('every rule id that a test or a docstring names has a row', () => {
  const named = new Set([...titles, ...sources].flatMap(idsIn))
  expect([...named].filter(id => !known.has(id))).toEqual([])
})

test('the table state x event has a row for each event of the slip, and no other', () => {
  const events = [...read('slip/slipEvent.ts').matchAll(/readonly type: '([a-z-]+)'/g)].map(
    ([, type]) => type!,
  )
  expect([...new Set(slipTableWords().map(({ event }) => event))].sort()).toEqual(events.toSorted())
})

test.each(['slip', 'placing', 'bonus', 'quick-bet', 'ticket-panel', 'tap', 'currency'])(
  'every test of %s names a rule',
  room => {
    const found = files
      .filter(file => file.startsWith(`${room}/`) && file.endsWith('.test.ts'))
      .flatMap(titlesOf)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(title => idsIn(title).length === 0)).toEqual([])
  },
)

describe('where each sentence of the specification stands', () => {
  /** Headings of the specification that are about the slip from end to end, and single rows of others (docs/coverage.md). */
  const HEADINGS = [
    '2.3/ticket-panel',
    '4/ticket-states',
    '4/adding-an-outcome',
    '4/bet-type-changes',
    '4/slip-rules',
    '4/odds-change-acceptance',
    '4/placing-bets',
    '4/quick-bet',
    '4/currency-and-sign-out',
    '4/market-status',
    '8/bet-placement-codes',
  ]
  const SINGLE_ROWS = [
    '4/other/2',
    ...[5, 11, 12, 13, 14, 16, 18].map(row => `5/validation/${row}`),
    '8/http-and-session/6',
    '8/sharing-and-jackpots/1',
    ...[22, 27, 28, 29, 30, 40, 41].map(row => `9/constants/${row}`),
  ]
  const coverage = [...readRoot('docs/coverage.md').matchAll(/^\| ([\d.]+\/[a-z-]+\/\d+) \|/gm)].map(
    ([, id]) => id!,
  )
  const wanted = coverage.filter(
    id => HEADINGS.includes(id.slice(0, id.lastIndexOf('/'))) || SINGLE_ROWS.includes(id),
  )
  const sentences = sentenceRows()

  test('every sentence about the slip is listed, once, and none that is not in docs/coverage.md', () => {
    expect(wanted.length).toBeGreaterThan(80)
    expect([...new Set(sentences.map(({ coverageId }) => coverageId))].sort()).toEqual(wanted.toSorted())
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length)
  })

  test.each(sentences.map(row => [row.id, row] as const))(
    '%s stands where it says',
    (_, { rules, titles: quoted }) => {
      expect(rules.length + quoted.length).toBeGreaterThan(0)
      expect(rules.filter(id => !known.has(id))).toEqual([])
      expect(quoted.filter(title => !applicationTitles.some(text => text.includes(title)))).toEqual([])
    },
  )
})
