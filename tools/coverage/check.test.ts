import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../root/index.ts'
import { checkCoverage, type CoverageWorld } from './checkCoverage.ts'
import { readCoverage, type CoverageSection } from './coverageData.ts'
import { coveragePage } from './coveragePage.ts'
import { repositoryTests } from './repositoryTests.ts'
import { NAMES, TOTALS } from './totals.ts'

const world: CoverageWorld = {
  totals: new Map([
    ['1', 2],
    ['2.1', 3],
  ]),
  names: new Map([['1/purpose/2', 2]]),
  pathExists: path => path === 'packages/domain/src/slip' || path === 'README.md',
  tests: [
    { path: 'slip.test.ts', titles: ['[SLIP-6] two selections from one match cannot be combined'] },
    { path: 'url.test.ts', titles: ['hcp=1|total=2 keeps its line'] },
  ],
}

const GOOD: readonly CoverageSection[] = [
  {
    section: '1',
    title: 'Purpose',
    rows: [
      { id: '1/purpose/1', what: 'who comes', state: 'not yet', waits: ['chat', 'push'] },
      {
        id: '1/purpose/2',
        what: 'why',
        state: 'partly',
        where: ['README.md'],
        waits: ['hardening (13)'],
        names: [
          { name: 'odds', state: 'built', where: ['README.md'], proof: ['SLIP-6'] },
          { name: 'chat', state: 'not yet', waits: ['chat'] },
        ],
      },
    ],
  },
  {
    section: '2.1',
    title: 'Pages',
    rows: [
      {
        id: '2.1/pages/1',
        what: 'home',
        state: 'built',
        where: ['packages/domain/src/slip', 'README.md'],
        proof: ['SLIP-6'],
      },
      {
        id: '2.1/pages/2',
        what: 'sport',
        state: 'built',
        where: ['README.md'],
        proof: [{ file: 'url.test.ts', test: 'hcp=1|total=2 keeps its line' }],
      },
      { id: '2.1/shapes/1', what: 'match', state: 'not yet', waits: ['video'] },
    ],
  },
]

/** The valid data with one text replaced; throws when the text was not found. */
function planted(from: string, to: string): readonly string[] {
  const text = JSON.stringify(GOOD)
  if (!text.includes(from)) throw new Error(`Nothing to change: ${from}`)
  return checkCoverage(JSON.parse(text.replace(from, to)) as CoverageSection[], world).faults
}

test('a true page has no fault and is counted by state', () => {
  const { faults, countByState, namesByState } = checkCoverage(GOOD, world)
  expect(faults).toEqual([])
  expect(Object.fromEntries(countByState)).toEqual({ built: 2, partly: 1, 'not yet': 2 })
  expect(Object.fromEntries(namesByState)).toEqual({ built: 1, partly: 0, 'not yet': 1 })
})

const NAME = '{"name":"chat","state":"not yet","waits":["chat"]}'

describe('planted faults', () => {
  test.each([
    // what is planted, from, to, part of the fault
    [
      'a row is missing',
      '{"id":"1/purpose/1","what":"who comes","state":"not yet","waits":["chat","push"]},',
      '',
      'section 1 has 1 rows',
    ],
    [
      'a row is added',
      '{"id":"2.1/shapes/1"',
      '{"id":"2.1/pages/3","what":"x","state":"not yet","waits":["chat"]},{"id":"2.1/shapes/1"',
      'has 4',
    ],
    ['an id is repeated', '1/purpose/2', '1/purpose/1', 'second time'],
    ['an ordinal is left out', '2.1/pages/2', '2.1/pages/3', 'expected ordinal 2'],
    ['a heading starts late', '2.1/shapes/1', '2.1/shapes/2', 'expected ordinal 1'],
    [
      'a repeated heading',
      '{"id":"2.1/pages/2"',
      '{"id":"2.1/other/1","what":"x","state":"not yet","waits":["chat"]},{"id":"2.1/pages/2"',
      'left before',
    ],
    ['a row is in the wrong section', '2.1/shapes/1', '1/purpose/3', 'is in the file of section 2.1'],
    ['a section is unknown', '"section":"2.1"', '"section":"9"', 'section 9 is unknown'],
    ['an id is malformed', '1/purpose/2', '1/Purpose/2', 'is not an id'],
    ['nothing is said', 'who comes', '', 'has nothing'],
    ['too much is said', 'who comes', 'who comes '.repeat(20), 'longer than 160'],
    [
      'a state is unknown',
      '"what":"match","state":"not yet"',
      '"what":"match","state":"soon"',
      'unknown state "soon"',
    ],
    [
      'built without a path',
      '"where":["packages/domain/src/slip","README.md"],',
      '',
      'built, but names no path',
    ],
    [
      'built without a test',
      ',"proof":["SLIP-6"]},{"id":"2.1/pages/2"',
      '},{"id":"2.1/pages/2"',
      'built, but names no test',
    ],
    [
      'built and waiting',
      '"proof":["SLIP-6"]},{"id":"2.1/pages/2"',
      '"proof":["SLIP-6"],"waits":["chat"]},{"id":"2.1/pages/2"',
      'it waits for nothing',
    ],
    ['a path that is not there', 'domain/src/slip', 'domain/src/slop', 'slop does not exist'],
    [
      'a path outside the repository',
      '["README.md"],"waits"',
      '["../README.md"],"waits"',
      'leaves the repository',
    ],
    ['an absolute path', '["README.md"],"waits"', '["/README.md"],"waits"', 'leaves the repository'],
    ['a test that is not there', 'total=2 keeps', 'total=3 keeps', 'no running test of url.test.ts is named'],
    [
      'a file of tests that is not there',
      '"file":"url.test.ts"',
      '"file":"uri.test.ts"',
      'uri.test.ts is no file of tests',
    ],
    ['an id that no test has', 'SLIP-6', 'SLIP-7', 'no running test has the id [SLIP-7]'],
    ['a part of an id', 'SLIP-6', 'SLIP-', 'no running test has the id [SLIP-]'],
    ['a title that has an id', '"test":"hcp', '"test":"[SLIP-6] hcp', 'name it by that'],
    [
      'partly without a path',
      '"where":["README.md"],"waits":["hardening (13)"]',
      '"waits":["hardening (13)"]',
      'partly built, but names no path',
    ],
    ['partly, waiting for nothing', ',"waits":["hardening (13)"]', '', 'partly built, but waits for nothing'],
    ['not yet, waiting for nothing', ',"waits":["video"]', '', 'not yet built, but waits for nothing'],
    [
      'not yet, with a path',
      '"waits":["video"]',
      '"waits":["video"],"where":["README.md"]',
      'names a path or a test',
    ],
    ['waiting for an unknown work', '"push"', '"luck"', 'waits for "luck"'],
    ['a name is left out', `,${NAME}`, '', 'lists 1 names, the specification has 2'],
    ['a name is added', NAME, `${NAME},${NAME.replace('chat', 'push')}`, 'lists 3 names'],
    ['a name comes twice', '"name":"chat"', '"name":"odds"', 'names odds twice'],
    [
      'a name that waits for nothing',
      NAME,
      NAME.replace(',"waits":["chat"]', ''),
      '1/purpose/2: chat: not yet built, but waits for nothing',
    ],
    [
      'a sentence that is ahead of its names',
      '"what":"why","state":"partly"',
      '"what":"why","state":"built"',
      'by its names it is "partly"',
    ],
  ])('%s', (_planted, from, to, fault) => {
    expect(planted(from, to).join('\n')).toContain(fault)
  })

  test('sections in another order', () => {
    expect(checkCoverage(GOOD.toReversed(), world).faults.join('\n')).toContain('section 1 comes before 2.1')
  })

  test('an unknown section under its own heading', () => {
    const more: CoverageSection = {
      section: '10',
      title: 'More',
      rows: [{ id: '10/more/1', what: 'x', state: 'not yet', waits: ['chat'] }],
    }
    expect(checkCoverage([...GOOD, more], world).faults).toEqual(['section 10 is unknown'])
  })
})

test('the page has a line for each row and each name, and a bar in a title does not end its cell', () => {
  const lines = coveragePage(GOOD).split('\n')
  expect(lines).toContain('| 1/purpose/2: odds | odds | `README.md` | [SLIP-6] | built | - |')
  expect(lines).toContain(
    '| 2.1/pages/2 | sport | `README.md` | "hcp=1\\|total=2 keeps its line" | built | - |',
  )
})

test('the page in the repository is true: totals, order, paths, tests and waits', () => {
  const sections = readCoverage(root, [...TOTALS.keys()])
  const { faults } = checkCoverage(sections, {
    totals: TOTALS,
    names: NAMES,
    pathExists: path => existsSync(join(root, path)),
    tests: repositoryTests(root),
  })
  expect(faults).toEqual([])
  expect(readFileSync(join(root, 'docs/coverage.md'), 'utf8')).toBe(coveragePage(sections))
})
