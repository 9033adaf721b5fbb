import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CONTRACT, DOMAIN as PACKAGE, LIVE } from './packages.ts'
import { mutatedPatterns, readSources } from './readSources.ts'
import type { MutationReport } from './report.ts'
import { toReport, writeReport } from './report.ts'
import { reportFaults } from './reportFaults.ts'
import { root } from '../root/index.ts'

const DOMAIN = PACKAGE.folder
const PATTERNS = [`${DOMAIN}/{odds,slip}/**/*.ts`, '!**/*.test.ts']
const mutants = (counts: Record<string, number>) => ({
  mutants: Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, () => ({ status })),
  ),
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mutation-'))
  write('odds/odds.ts', 'export const ODDS_SCALE = 1000\n')
  write('odds/deep/ladder.ts', 'export type Rung = string\n')
  write('odds/odds.test.ts', "test('one', () => {})\ntest('two', () => {})\n")
  write('slip/slip.ts', 'export const EMPTY = []\n')
  write('market/market.ts', 'export const GONE = 0\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  const path = join(folder, DOMAIN, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The report of a run over the current folders. */
function report(survivors = 0): MutationReport {
  const odds = mutants({ Killed: 27, Timeout: 1, Survived: survivors, Ignored: 1, RuntimeError: 3 })
  const slip = mutants({ Killed: 9, NoCoverage: 1 })
  const stryker = { files: { [`${DOMAIN}/odds/odds.ts`]: odds, [`${DOMAIN}/slip/slip.ts`]: slip } }
  return toReport(stryker, DOMAIN, readSources(folder, PATTERNS))
}
const faults = (of: MutationReport) => reportFaults(of, readSources(folder, PATTERNS))

describe('the mutation report', () => {
  test('scores each file and module by the mutants that a test noticed', () => {
    expect(report(2)).toMatchObject({
      modules: {
        odds: { score: 93.3, mutants: 30, noticed: 28, tests: 2 },
        slip: { score: 90, mutants: 10, noticed: 9, tests: 0 },
      },
      files: {
        'odds/deep/ladder.ts': { score: 100, killed: 0 },
        'odds/odds.ts': { score: 93.3, killed: 27, timeout: 1, survived: 2, uncovered: 0, ignored: 1 },
        'slip/slip.ts': { score: 90, killed: 9, uncovered: 1 },
      },
    })
    expect(Object.keys(report().files)).toHaveLength(3)
  })

  test('is written with a line for each file, and reads back the same', () => {
    const text = writeReport(report())
    expect(JSON.parse(text)).toEqual(report())
    expect(text.split('\n').filter(line => line.includes('"hash"'))).toHaveLength(3)
  })
})

describe('the gate', () => {
  test('accepts a report that fits the sources, whatever the line ends of the machine', () => {
    const then = report()
    expect(faults(then)).toEqual([])
    write('odds/odds.ts', 'export const ODDS_SCALE = 1000\r\n')
    write('odds/odds.test.ts', "test('one', () => {})\ntest('two', () => {})\ntest('three', () => {})\n")
    write('market/market.ts', 'export const GONE = 1\n')
    expect(faults(then)).toEqual([])
  })

  test('notices a file that changed, was added or deleted, and explains what to do', () => {
    const then = report()
    write('odds/odds.ts', 'export const ODDS_SCALE = 100\n')
    write('slip/reduce.ts', 'export const REDUCE = 1\n')
    rmSync(join(folder, DOMAIN, 'odds/deep/ladder.ts'))
    expect(faults(then)).toEqual([
      'odds/odds.ts changed since the mutation report. Run `npm run mutation` and commit the report.',
      'slip/reduce.ts is not in the mutation report. Run `npm run mutation` and commit the report.',
      'odds/deep/ladder.ts is in the mutation report and no longer there. Run `npm run mutation` and commit the report.',
    ])
  })

  test('notices tests that were taken away', () => {
    const then = report()
    write('odds/odds.test.ts', "test('one', () => {})\n")
    expect(faults(then)).toEqual([
      'odds had 2 tests at the mutation report and has fewer now. Run `npm run mutation` and commit the report.',
    ])
  })

  test('refuses a module below the threshold', () => {
    expect(faults(report(4))).toEqual(['odds has a mutation score of 87.5 %, less than 90 %.'])
  })
})

test('the patterns of the configuration find the modules of money and state, and no test', () => {
  const { hashes } = readSources(root, mutatedPatterns())
  const files = [...hashes.keys()]
  expect(files).toEqual(
    expect.arrayContaining(['odds/odds.ts', 'slip/reduceSlip.ts', 'system/system.ts', 'ratio/ratio.ts']),
  )
  expect(files.filter(file => file.endsWith('.test.ts'))).toEqual([])
})

test('the patterns for live find every file of it but lists of names and types, and no test', () => {
  const { hashes } = readSources(root, mutatedPatterns(LIVE), LIVE)
  const files = [...hashes.keys()]
  expect(files).toEqual(
    expect.arrayContaining(['store/cell.ts', 'joining/createJoins.ts', 'events/readEvent.ts']),
  )
  expect(files.filter(file => file.endsWith('.test.ts'))).toEqual([])
})

test('the patterns for the contract find its logic, but no schema, no example and no test', () => {
  const { hashes, tests } = readSources(root, mutatedPatterns(CONTRACT), CONTRACT)
  const files = [...hashes.keys()]
  expect(files).toEqual(
    expect.arrayContaining([
      'calls/queryValues.ts',
      'client/createClient.ts',
      'mapping/toBet.ts',
      'priceChain/verifyChain.ts',
      'refusals/refusalsOf.ts',
    ]),
  )
  expect(files.filter(file => /\.test\.ts$|^wire|^documents|calls\/betting/.test(file))).toEqual([])
  expect([...tests.values()].every(count => count > 0)).toBe(true)
})
