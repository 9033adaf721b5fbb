import { expect, test } from 'vitest'
import { parseDictionary } from './dictionary.ts'
import { findAvoided } from './findAvoided.ts'
import { renameIn } from './renameIn.ts'

const GLOSSARY = `# Glossary

## Words that code does not use

| word | write |
| --- | --- |
| \`shelf\` | storage |
| \`wall\` (except \`wall clock\`) | boundary |
| \`told\` (in exported names) | reported |

## Next
| \`other\` | table |
`
const dictionary = parseDictionary(GLOSSARY)
const linesOf = (source: string, path = 'apps/a.ts') =>
  findAvoided(path, source, dictionary).map(({ line }) => line)

test('the dictionary is the table below its heading', () => {
  expect(dictionary).toEqual([
    { word: 'shelf', instead: 'storage', exceptBefore: undefined, scope: 'lines' },
    { word: 'wall', instead: 'boundary', exceptBefore: 'clock', scope: 'lines' },
    { word: 'told', instead: 'reported', exceptBefore: undefined, scope: 'exports' },
  ])
})

test('a glossary without the table, and a row that cannot be read, are faults', () => {
  expect(() => parseDictionary('# Glossary')).toThrow('has no')
  expect(() => parseDictionary(GLOSSARY.replace('`shelf`', 'shelf'))).toThrow('this row is no')
})

test('a word is found in names of both cases, in plurals, comments and paths', () => {
  expect(linesOf('const slipShelf = 1\ntype Shelf = 2\n// two shelfs\nconst SHELF_MAX = 1')).toEqual([
    1, 2, 3, 4,
  ])
  expect(linesOf('', 'apps/slipShelf.ts')).toEqual([0])
})

test('part of a longer word is another word, and an exception counts only before its word', () => {
  expect(linesOf('const wallet = 1, shelfless = 2')).toEqual([])
  expect(linesOf('const wallClock = 1 // the wall clock')).toEqual([])
  expect(linesOf('const wallPaper = 1')).toEqual([1])
})

test('a word of exported names is allowed in comments and locals, not in exports and names of files', () => {
  expect(linesOf('// what was told\nconst told = 1')).toEqual([])
  expect(linesOf('export const toldAtStart = 1')).toEqual([0])
  expect(linesOf('export type Told = 1', 'apps/b.ts')).toEqual([0])
  expect(linesOf('', 'apps/checkTold.ts')).toEqual([0])
  expect(linesOf("export { told } from './b.ts'")).toEqual([])
  expect(linesOf('.told {}', 'apps/a.css')).toEqual([])
})

test('a name is replaced as a whole word only', () => {
  expect(renameIn('keep(kept); keepAll() // keep', 'keep', 'store')).toEqual({
    kind: 'renamed',
    source: 'store(kept); keepAll() // store',
  })
  expect(renameIn('$id', 'id', 'key')).toEqual({ kind: 'absent' })
  expect(renameIn('$id + id', '$id', '$key')).toEqual({ kind: 'renamed', source: '$key + id' })
})

test('a name that the source has already is refused', () => {
  expect(renameIn('keep(store)', 'keep', 'store')).toEqual({ kind: 'taken' })
})
