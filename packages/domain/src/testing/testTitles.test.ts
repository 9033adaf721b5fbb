import { expect, test } from 'vitest'

import { testTitles } from './testTitles.ts'

test.each([
  ["test('[A-1] one line', () => {})", ['[A-1] one line']],
  ["it('so too', () => {})", ['so too']],
  ["test(\n  '[A-1] over two lines',\n  () => {},\n)", ['[A-1] over two lines']],
  ["test('of two ' +\n  'parts', () => {})", ['of two parts']],
  ["test('the bettor\\'s', () => {})", ["the bettor's"]],
  ['test(`of ${count} picks`, () => {})', ['of ${} picks']],
  ["test.each([[1, 'a'], [2, 'b']] as const)('row %i', () => {})", ['row %i']],
  ["test.each`\n a\n ${1}\n`('row $a', () => {})", ['row $a']],
  ["test.concurrent('beside others', () => {})", ['beside others']],
  ["describe('a group', () => { test('in it', () => {}) })", ['in it']],
  ["describe.each([1])('a group of %i', () => { test('in it', () => {}) })", ['in it']],
  ["test.describe('a group', () => { test('in it', () => {}) })", ['in it']],
  ["test('with options', { timeout: 5, skip: false }, () => {})", ['with options']],
])('%s is named', (source, titles) => {
  expect(testTitles(source)).toEqual(titles)
})

test.each([
  "// test('in a comment', () => {})",
  "/* test('in a comment', () => {}) */",
  'const text = "test(\'in a text\', () => {})"',
  "test.skip('skipped', () => {})",
  "test.todo('planned')",
  "test.fails('expected to fail', () => {})",
  "test.skipIf(isSlow)('left to a condition', () => {})",
  "test.skip.each([1])('skipped', () => {})",
  "test('by its options', { skip: true }, () => {})",
  "test('by its options', { todo: isPlanned }, () => {})",
  "describe.skip('a group', () => { test('in it', () => {}) })",
  "describe('a group', { skip: true }, () => { test('in it', () => {}) })",
  "other('not a test', () => {})",
  "regex.test('not a test')",
])('%s proves nothing', source => {
  expect(testTitles(source)).toEqual([])
})

test('a source that cannot be read says so', () => {
  expect(() => testTitles("test('", 'odd.test.ts')).toThrow('odd.test.ts cannot be read')
})
