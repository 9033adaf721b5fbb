import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ASVS_LEVELS } from './asvsLevels.ts'
import { checkAsvs } from './checkAsvs.ts'
import { repositoryTests } from './repositoryTests.ts'
import { root } from '../root/index.ts'

const world = {
  levels: new Map([
    ['1.1.1', '1'],
    ['1.1.2', '2'],
    ['1.2.1', '2'],
  ]),
  pathExists: (path: string) => path === 'README.md',
  titles: ['a wrong password is refused'],
}

const GOOD = [
  '| state | what |',
  '| id | level | what | state | proof | why |',
  '| --- | --- | --- | --- | --- | --- |',
  '| 1.1.1 | 1 | passwords are checked | met | `README.md`, "a wrong password" | - |',
  '| 1.1.2 | 2 | keys are in a vault | not met | - | there is none |',
  '| 1.2.1 | 2 | sessions are listed | later | - | accounts (17) |',
].join('\n')

test('a true page has no fault and is counted by state', () => {
  const { faults, countByState } = checkAsvs(GOOD, world)
  expect(faults).toEqual([])
  expect(Object.fromEntries(countByState)).toMatchObject({ met: 1, 'not met': 1, later: 1, partly: 0 })
})

test.each([
  // what is planted, from, to, part of the fault
  ['a requirement is missing', '| 1.1.2 |', '> 1.1.2 |', '1.1.2 is not listed'],
  ['one is listed twice', '| 1.1.2 | 2', '| 1.1.1 | 1', '1.1.1 is listed a second time'],
  ['one is invented', '| 1.2.1', '| 1.2.9', '1.2.9: is no requirement'],
  ['one has another level', '1.1.1 | 1', '1.1.1 | 2', 'is of level 1'],
  [
    'one is out of order',
    '| 1.1.1 | 1 |',
    '| 1.2.1 | 2 | first of all | met | `README.md` | - |\n| 1.1.1 | 1 |',
    'out of order',
  ],
  ['a cell is missing', ' | there is none', '', 'a row has 6 cells'],
  ['nothing is said', 'keys are in a vault', '-', 'has nothing'],
  ['too much is said', 'keys are in a vault', 'keys '.repeat(40), 'longer than 160'],
  ['a state is unknown', 'not met', 'hardly', 'unknown state "hardly"'],
  ['met without a proof', '`README.md`, "a wrong password"', '-', 'names neither a test nor a file'],
  ['a file that is not there', '`README.md`', '`README.txt`', 'README.txt does not exist'],
  ['a test that is not there', 'a wrong password', 'a right password', 'no running test is named'],
  ['a proof without quotes', '"a wrong password"', 'a wrong password', 'holds paths in backticks'],
  ['not met without a reason', 'there is none', '-', 'not met, but does not say why'],
  ['later without an issue', 'accounts (17)', 'accounts', 'names no issue'],
])('a planted fault is found: %s', (_, from, to, fault) => {
  expect(GOOD).toContain(from)
  expect(checkAsvs(GOOD.replace(from, to), world).faults.join('\n')).toContain(fault)
})

test('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  const levels = [...ASVS_LEVELS.values()]
  expect([levels.filter(level => level === '1').length, levels.length]).toEqual([70, 253])
})

test('the checklist in the repository is true: every requirement once, every file and every test there', () => {
  const { faults } = checkAsvs(readFileSync(join(root, 'docs/security/asvs.md'), 'utf8'), {
    levels: ASVS_LEVELS,
    pathExists: path => existsSync(join(root, path)),
    titles: repositoryTests(root).flatMap(file => file.titles),
  })
  expect(faults).toEqual([])
})
