import { expect, test } from 'vitest'
import { readImports } from './readImports.ts'

const read = (source: string, path = 'x.ts') =>
  readImports(path, source).map(({ specifier, typeOnly, isPattern, isText, isHidden }) =>
    [specifier, typeOnly && 'type', isPattern && 'pattern', isText && 'text', isHidden && 'hidden']
      .filter(Boolean)
      .join(' '),
  )

test.each([
  ["import { a } from './a.ts'", './a.ts'],
  ["import './a.css'", './a.css'],
  ["import type { A } from './a.ts'", './a.ts type'],
  ["import { type A } from './a.ts'", './a.ts type'],
  ["export * from './a.ts'", './a.ts'],
  ["export type { A } from './a.ts'", './a.ts type'],
  ["const a = import('./a.ts')", './a.ts'],
  ["type A = import('./a.ts').A", './a.ts type'],
  ["const a = require('a')", 'a'],
  ["const a = require.resolve('a/b.ttf')", 'a/b.ttf'],
  ["import a = require('a')", 'a'],
  ["const a = import.meta.glob('../*.ts')", '../*.ts pattern'],
  ["const a = import.meta.glob<string>('../*.ts', { query: '?raw' })", '../*.ts pattern text'],
  ["const a = import.meta.resolve('a')", 'a'],
  ["new Worker(new URL('./a.ts', import.meta.url))", './a.ts'],
  ["new URL('a.mjs', import.meta.url)", 'a.mjs'],
  ["navigator.serviceWorker.register(new URL('./a.ts', import.meta.url))", './a.ts'],
  ["createRequire(import.meta.url)('a')", 'a'],
  ['const load = createRequire(x)', 'createRequire(x) hidden'],
  ['import(name)', 'name hidden'],
  ['import(`./${name}/a.ts`)', './*/a.ts pattern'],
  ['import(`${folder}/a.ts`)', '`${folder}/a.ts` hidden'],
  ['require(name)', 'name hidden'],
  ['new Worker(path)', 'path hidden'],
  ["new Worker('./a.ts')", './a.ts'],
  ["importScripts('a.js')", 'a.js'],
])('%s imports %s', (source, expected) => {
  expect(read(source)).toContain(expected)
})

test.each([
  "new URL('./texts/', import.meta.url)",
  'const text = "import(\'./a.ts\')"',
  '// import("./a.ts")',
  'require.resolve(name)',
  'const require = createRequire(x)',
])('%s imports nothing', source => {
  expect(read(source)).toEqual([])
})

test('several patterns of one glob are each an import', () => {
  expect(read("import.meta.glob(['./a/*.ts', '../b/*.ts'])")).toEqual([
    './a/*.ts pattern',
    '../b/*.ts pattern',
  ])
})

test('style sheets import by @import, composes, @value and :import, but not in comments', () => {
  const sheet = `@import './a.css' layer(base);
    @import url("b.css");
    /* @import 'c.css'; */
    .x { composes: y z from './d.module.css'; color: red }
    @value gap from "./e.css";
    :import("./f.css") { g: h }
    .z { composes: y }`
  expect(read(sheet, 'x.css').toSorted()).toEqual([
    './a.css',
    './d.module.css',
    './e.css',
    './f.css',
    'b.css',
  ])
})
