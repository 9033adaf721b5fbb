import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decisionFaults } from './decisionFaults.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-decisions-'))
  mkdirSync(join(folder, 'docs/decisions'), { recursive: true })
  write('0001-one.md', '# 0001. One way\n')
  write('README.md', '| number | decision |\n| [0001](0001-one.md) | One way |\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  writeFileSync(join(folder, 'docs/decisions', file), text)
}

test('an index that lists every record under its title is right', () => {
  expect(decisionFaults(folder)).toEqual([])
})

test.each([
  ['0001-one.md', '# 0001. Another way\n', 'does not list 0001-one.md as "Another way"'],
  ['0001-one.md', '# 0002. One way\n', 'does not begin with its number'],
  ['0002-two.md', '# 0002. Two ways\n', 'does not list 0002-two.md'],
  [
    'README.md',
    '| [0001](0001-one.md) | One way |\n| [0003](0003-three.md) | Three |\n',
    'which is not there',
  ],
])('a planted fault in %s is found', (file, text, fault) => {
  write(file, text)
  expect(decisionFaults(folder).join('\n')).toContain(fault)
})
