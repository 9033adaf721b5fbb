import { expect, test } from 'vitest'
import { exportsOf } from './exportedDocs.ts'

const undocumented = (source: string) =>
  exportsOf('a.ts', source)
    .filter(({ isDocumented }) => !isDocumented)
    .map(({ name }) => name)

test('an export without a docstring right before it is named, of whatever kind it is', () => {
  const source = `
    /** Documented. */
    export const a = 1
    export const b = 2, c = 3
    // A comment is no docstring.
    export function d() {}
    export type E = string
    export interface F {}
    export class G {}
    /** Of what is between. */
    const hidden = 1
    export const h = hidden`
  expect(undocumented(source)).toEqual(['b', 'c', 'd', 'E', 'F', 'G', 'h'])
})

test('overloads need one docstring, and what is passed on from elsewhere none', () => {
  const source = `
    /** For both. */
    export function a(x: string): string
    export function a(x: number): number
    export function a(x: never) { return x }
    export { b } from './b.ts'
    export * from './c.ts'`
  expect(undocumented(source)).toEqual([])
})
