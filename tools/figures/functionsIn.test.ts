import { expect, test } from 'vitest'
import { functionsIn } from './functionsIn.ts'

test('functions are counted as the linter does, without blank lines and comments, and each has a name', () => {
  const source = `/** Adds. */
export function add(a: number, b: number): number {
  // comments inside a function do not end it

  /*
   * no fractions
   */
  return a + b
}
const twice = (n: number) => add(n, n)
export const calls = { later() { return 1 } }
`
  expect(functionsIn('a.ts', source)).toEqual([
    { name: 'add', line: 2, lines: 3 },
    { name: 'twice', line: 10, lines: 1 },
    { name: 'later', line: 11, lines: 1 },
  ])
})
