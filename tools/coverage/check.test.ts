import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CoverageWorld } from './checkCoverage.ts'
import { checkCoverage } from './checkCoverage.ts'
import { repositoryTests } from './repositoryTests.ts'
import { TOTALS } from './totals.ts'
import { root } from '../root/index.ts'

const world: CoverageWorld = {
  totals: new Map([
    ['1', 2],
    ['2.1', 3],
  ]),
  pathExists: path => path === 'packages/domain/src/slip' || path === 'README.md',
  titles: ['[SLIP-6] two selections from one match cannot be combined', 'hcp=1|total=2 keeps its line'],
}

const GOOD = [
  '| legend | which is not read |',
  '## 1 Purpose',
  '| id | what | where | proof | state | waits for |',
  '| --- | --- | --- | --- | --- | --- |',
  '| 1/purpose/1 | who comes | - | - | not yet | chat, push |',
  '| 1/purpose/2 | why | `README.md` | - | partly | hardening (13) |',
  '## 2.1 Pages',
  '| id | what | where | proof | state | waits for |',
  '| --- | --- | --- | --- | --- | --- |',
  '| 2.1/pages/1 | home | `packages/domain/src/slip`, `README.md` | "[SLIP-6] two selections" | built | - |',
  '| 2.1/pages/2 | sport | `README.md` | "hcp=1\\|total=2 keeps", "cannot be combined" | built | - |',
  '| 2.1/shapes/1 | match | - | - | not yet | video |',
].join('\n')

/** The good page with one thing changed; throws when there was nothing to change. */
function planted(from: string, to: string): readonly string[] {
  if (!GOOD.includes(from)) throw new Error(`Nothing to change: ${from}`)
  return checkCoverage(GOOD.replace(from, to), world).faults
}

test('a true page has no fault and is counted by state', () => {
  const { faults, countByState } = checkCoverage(GOOD, world)
  expect(faults).toEqual([])
  expect([...countByState]).toEqual([
    ['built', 2],
    ['partly', 1],
    ['not yet', 2],
  ])
})

describe('planted faults', () => {
  test.each([
    // what is planted, from, to, part of the fault
    ['a row is missing', '| 1/purpose/2 |', '1/purpose/2', 'section 1 has 1 rows'],
    [
      'a row is added',
      '| 2.1/shapes/1',
      '| 2.1/pages/3 | x | - | - | not yet | chat |\n| 2.1/shapes/1',
      'has 4',
    ],
    ['an id is repeated', '1/purpose/2', '1/purpose/1', 'second time'],
    ['an ordinal is left out', '2.1/pages/2', '2.1/pages/3', 'expected ordinal 2'],
    ['a heading starts late', '2.1/shapes/1', '2.1/shapes/2', 'expected ordinal 1'],
    [
      'a heading comes back',
      '2.1/pages/2',
      '2.1/other/1 | x | - | - | not yet | chat |\n| 2.1/pages/2',
      'left before',
    ],
    ['a row is in the wrong section', '2.1/shapes/1', '1/purpose/3', 'stands under section 2.1'],
    ['a section is unknown', '2.1/shapes/1 | match', '9/x/1 | match', 'stands under section 2.1'],
    ['an id is malformed', '1/purpose/2', '1/Purpose/2', 'is not an id'],
    ['a cell is missing', 'who comes | - |', 'who comes |', '6 cells, this one has 5'],
    ['nothing is said', '| who comes |', '| |', 'says nothing'],
    ['too much is said', 'who comes', 'who comes '.repeat(20), 'longer than 160'],
    ['a state is unknown', '| not yet | chat', '| soon | chat', 'unknown state "soon"'],
    [
      'built without a path',
      '`packages/domain/src/slip`, `README.md` | "',
      '- | "',
      'built, but names no path',
    ],
    ['built without a test', '"[SLIP-6] two selections"', '-', 'built, but names no test'],
    ['built and waiting', 'selections" | built | -', 'selections" | built | chat', 'it waits for nothing'],
    ['a path that is not there', 'domain/src/slip', 'domain/src/slop', 'slop does not exist'],
    ['a path outside the repository', '`README.md` | -', '`../README.md` | -', 'leaves the repository'],
    ['an absolute path', '`README.md` | -', '`/README.md` | -', 'leaves the repository'],
    ['a path without backticks', '`README.md` | -', 'README.md | -', '"where" holds paths in backticks'],
    ['a test that is not there', 'two selections"', 'three selections"', 'no running test is named'],
    ['a proof that fits anything', '"[SLIP-6] two selections"', '"one match"', 'too short'],
    ['a proof without quotes', '"[SLIP-6] two selections"', '[SLIP-6]', '"proof" holds test titles'],
    [
      'partly without a path',
      '`README.md` | - | partly',
      '- | - | partly',
      'partly built, but names no path',
    ],
    [
      'partly, waiting for nothing',
      'partly | hardening (13)',
      'partly | -',
      'partly built, but waits for nothing',
    ],
    [
      'not yet, waiting for nothing',
      'not yet | video',
      'not yet | -',
      'not yet built, but waits for nothing',
    ],
    ['not yet, with a path', '| who comes | -', '| who comes | `README.md`', 'names a path or a test'],
    ['waiting for an unknown work', 'chat, push', 'chat, luck', 'waits for "luck"'],
  ])('%s', (_planted, from, to, fault) => {
    expect(planted(from, to).join('\n')).toContain(fault)
  })

  test('sections in another order', () => {
    const [first, second] = [GOOD.indexOf('## 1'), GOOD.indexOf('## 2.1')]
    const turned = `${GOOD.slice(second)}\n${GOOD.slice(first, second)}`
    expect(checkCoverage(turned, world).faults.join('\n')).toContain('section 1 comes before 2.1')
  })

  test('an unknown section under its own heading', () => {
    const more = `${GOOD}\n## 10 More\n| 10/more/1 | x | - | - | not yet | chat |`
    expect(checkCoverage(more, world).faults).toEqual(['line 14: 10/more/1 names an unknown section'])
  })
})

test('the page in the repository is true: totals, order, paths, tests and waits', () => {
  const { faults } = checkCoverage(readFileSync(join(root, 'docs/coverage.md'), 'utf8'), {
    totals: TOTALS,
    pathExists: path => existsSync(join(root, path)),
    titles: repositoryTests(root).flatMap(file => file.titles),
  })
  expect(faults).toEqual([])
})
