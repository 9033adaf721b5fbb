import { expect, test } from 'vitest'
import { testTitles } from './testTitles.ts'

test('reads plain, double-quoted and template titles of test and it', () => {
  const source =
    "test('one', () => {})\nit(\"two\", f)\ntest(`three ${x ? `}` : ')'} end`, f)\ntest(\n  'don\\'t',\n  f,\n)"
  expect(testTitles(source)).toEqual(['one', 'two', "three ${x ? `}` : ')'} end", "don't"])
})

test('reads the title behind each, prop, skipIf and their tables', () => {
  const source = [
    "test.each([ // a ) in a comment\n  ['(', /[)\\/]/, `)`],\n])('each %s', f)",
    "test.prop([fc.integer()], { seed: 1 })('prop', f)",
    "test.skipIf(isWindows())('conditional', f)",
    "test.concurrent.each`a | b\n${1} | ${')'}`('tagged', f)",
  ].join('\n')
  expect(testTitles(source)).toEqual(['each %s', 'prop', 'conditional', 'tagged'])
})

test('leaves out what does not run: skipped, planned, and all inside a skipped suite', () => {
  const source = [
    "test.skip('a', f)",
    "it.todo('b')",
    "test.fixme('c', f)",
    "describe.skip('suite', () => { test('d', f) })",
    "test.describe.skip('suite', () => { test('e', f) })",
    "test('kept', f)",
  ].join('\n')
  expect(testTitles(source)).toEqual(['kept'])
})

test('leaves out suites, steps, hooks, comments, strings and other objects', () => {
  const source = [
    "describe('suite', () => { test('inside', f) })",
    "test.describe('suite', () => { test('deep', async () => { await test.step('step', f) }) })",
    "test.beforeEach(async () => { pattern.test('no') })",
    "// test('comment', f)\n/* test('block', f) */",
    "const text = \"test('string', f)\"; const more = `test('template', f)`",
    "const regex = /test('x', \\/)/; const half = total / 2 / 3",
    "latest('no', f)",
  ].join('\n')
  expect(testTitles(source)).toEqual(['inside', 'deep'])
})

test('an apostrophe in JSX text does not hide the tests below it', () => {
  expect(testTitles("test('one', () => { render(<p>Don't</p>) })\ntest('two', f)")).toEqual(['one', 'two'])
})

test('a division behind a value that is surely there hides no test below it', () => {
  const source = "test('one', () => { expect(n! / m!, `${n}/${m}`).toBe(1) })\ntest('two', f)"
  expect(testTitles(source)).toEqual(['one', 'two'])
})
