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
  ["test(`three ${x ? `}` : ')'} end`, f)", ['three ${} end']],
  ["test.each([ // a ) in a comment\n  ['(', /[)\\/]/, `)`],\n])('each %s', f)", ['each %s']],
  ["test.concurrent.each`a | b\n${1} | ${')'}`('tagged', f)", ['tagged']],
  ["test('deep', async () => { await test.step('step', f) })", ['deep']],
  ["test('one', () => { render(<p>Don't</p>) })\ntest('two', f)", ['one', 'two']],
  ["test('one', () => { expect(n! / m!, `${n}/${m}`).toBe(1) })\ntest('two', f)", ['one', 'two']],
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
  "test.fixme('known to fail', f)",
  "test.describe.skip('a group', () => { test('in it', f) })",
  "test.beforeEach(async () => { pattern.test('no') })",
  "const more = `test('in a template', f)`",
  "const regex = /test('x', \\/)/; const half = total / 2 / 3",
  "latest('not a test', f)",
  "other('not a test', () => {})",
  "regex.test('not a test')",
])('%s proves nothing', source => {
  expect(testTitles(source)).toEqual([])
})

test('a source that cannot be read is reported', () => {
  expect(() => testTitles("test('", 'odd.test.ts')).toThrow('odd.test.ts cannot be read')
})
