import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { repositoryTests } from '../coverage/repositoryTests.ts'
import { idsIn, ruleRows, sentenceRows } from './readRules.ts'
import { root } from '../root/index.ts'

/**
 * Numbers in brackets that are no rules of betting, by what they number; the reader of a failed test finds the
 * sentence there.
 */
const OTHER_IDS: Readonly<Record<string, string>> = {
  E2E: 'what a visitor sees, in the browser specs',
  META: 'what a page declares about itself, in apps/web/src/app',
  RT: 'how real time behaves, in packages/hub',
  EVENT: 'how frames are read, in packages/live/src/events',
  JOIN: 'how snapshots and streams meet, in packages/live/src/joining',
  LIVE: 'how cells are stored, in packages/live/src/store',
  SUBS: 'how channels are held, in packages/live/src/subscriptions',
  ADDRESS: 'what addresses name and lead to, in docs/decisions/0070-one-address-per-page.md',
  REPORT: 'what is reported of errors, in apps/web/src/shared/telemetry',
}

const DOMAIN = 'packages/domain/src/'
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = read('packages/domain/RULES.md')

const tests = repositoryTests(root).filter(({ path }) => /^(apps|packages|qa\/e2e)\//.test(path))
const allTitles = tests.flatMap(({ titles }) => titles)
/** The rules belong to the domain: only its tests prove one. */
const titles = tests.filter(({ path }) => path.startsWith(DOMAIN)).flatMap(file => file.titles)
const sources = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', 'qa/e2e/**/*.ts'], { cwd: root })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => !/\.(test|spec)\.tsx?$/.test(file))
const domainSources = sources.filter(file => file.startsWith(DOMAIN)).map(read)

const rows = ruleRows(page)
const known = new Set(rows.map(row => row.id))
const prefixOf = (id: string) => id.replace(/-\d+$/, '')

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
      domainSources.some(text => declared.test(text)),
      name,
    ).toBe(true)
  }
  expect(row.functions).toMatch(/`\w+`/)
})

test('every rule id that a test or a docstring of the product names has a row', () => {
  const named = new Set([...allTitles, ...sources.map(read)].flatMap(idsIn))
  expect([...named].filter(id => !known.has(id) && !(prefixOf(id) in OTHER_IDS))).toEqual([])
})

test.each(Object.keys(OTHER_IDS))('%s numbers something, and no rule of betting', prefix => {
  expect(allTitles.flatMap(idsIn).map(prefixOf)).toContain(prefix)
  expect([...known].map(prefixOf)).not.toContain(prefix)
})

test.each([
  'slip',
  'placing',
  'bonus',
  'quick-bet',
  'ticket-panel',
  'tap',
  'currency',
  'settlement',
  'cashout',
  'live-delay',
  'bet-list',
  'notifications',
])('every test of %s names a rule', module => {
  const found = tests
    .filter(({ path }) => path.startsWith(`${DOMAIN}${module}/`))
    .flatMap(file => file.titles)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(title => idsIn(title).length === 0)).toEqual([])
})

describe('where each sentence of the specification is', () => {
  /** Headings of the specification that are entirely about the slip, and single rows of others (docs/coverage.md). */
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
  const coverage = [...read('docs/coverage.md').matchAll(/^\| ([\d.]+\/[a-z-]+\/\d+) \|/gm)].map(
    ([, id]) => id!,
  )
  const wanted = coverage.filter(
    id => HEADINGS.includes(id.slice(0, id.lastIndexOf('/'))) || SINGLE_ROWS.includes(id),
  )
  const sentences = sentenceRows(page)

  test('every sentence about the slip is listed, once, and none that is not in docs/coverage.md', () => {
    expect(wanted.length).toBeGreaterThan(80)
    expect([...new Set(sentences.map(({ coverageId }) => coverageId))].sort()).toEqual(wanted.toSorted())
    expect(new Set(sentences.map(({ id }) => id)).size).toBe(sentences.length)
  })

  test.each(sentences.map(row => [row.id, row] as const))(
    '%s is where its row says',
    (_, { rules, titles: quoted }) => {
      expect(rules.length + quoted.length).toBeGreaterThan(0)
      expect(rules.filter(id => !known.has(id))).toEqual([])
      // A few words out of the middle would match many titles by chance.
      expect(quoted.filter(title => !allTitles.some(text => text.startsWith(title)))).toEqual([])
    },
  )
})
