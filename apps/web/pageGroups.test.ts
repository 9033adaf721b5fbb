import { expect, test } from 'vitest'
import { groupModules, type TrialChunk } from './pageGroups.ts'

type Sketch = { readonly imports?: readonly string[]; readonly kb?: number; readonly isLater?: boolean }

/** Chunks of one module each, by their names: pages are those of `pages`, and `client` is the entry. */
function chunksOf(sketches: Readonly<Record<string, Sketch>>): TrialChunk[] {
  return Object.entries(sketches).map(([name, { imports = [], kb = 1, isLater = false }]) => ({
    fileName: `${name}.js`,
    facadeModuleId: `/app/src/${name}`,
    moduleIds: [`/app/src/${name}`],
    code: 'x'.repeat(kb * 1000),
    imports: imports.map(file => `${file}.js`),
    isEntry: name === 'client',
    isDynamicEntry: isLater || name.startsWith('pages/'),
  }))
}

const PAGES = ['a', 'b', 'c'].map(page => `pages/${page}/index.ts`)
const pages = (...imports: string[][]) =>
  Object.fromEntries(PAGES.map((page, index) => [page, { imports: imports[index] ?? [] }]))
const groupsOf = (sketches: Readonly<Record<string, Sketch>>) =>
  Object.fromEntries([...groupModules(chunksOf(sketches))].map(([id, group]) => [id.slice(9), group]))

test('what the entry imports at once is one file, also where pages import it too', () => {
  expect(
    groupsOf({
      client: { imports: ['react'] },
      react: { imports: ['jsx'] },
      jsx: {},
      ...pages(['jsx'], ['jsx']),
    }),
  ).toEqual({ client: 'client', react: 'client', jsx: 'client' })
})

test('what is imported later, or by one page, is left to the bundler', () => {
  const groups = groupsOf({
    client: {},
    ...pages(['own']),
    own: {},
    dialog: { imports: ['overlay'] },
    overlay: {},
  })
  expect(groups).toEqual({ client: 'client' })
})

test('what the same pages share is one file, with all that it imports', () => {
  const groups = groupsOf({
    client: {},
    ...pages(['row'], ['row', 'list']),
    row: { imports: ['list'] },
    list: {},
  })
  expect(groups['row']).toBe(groups['list'])
})

test('little that a third page has no use for is loaded along; much is a file of its own', () => {
  const shared = (kb: number) =>
    groupsOf({
      client: {},
      ...pages(['row', 'head'], ['row', 'head'], ['row']),
      row: { kb: 20 },
      head: { kb },
    })
  expect(shared(2)['head']).toBe(shared(2)['row'])
  expect(shared(60)['head']).not.toBe(shared(60)['row'])
})

test('the name of a file plays no part', () => {
  const cut = (name: string) => groupsOf({ client: {}, ...pages([name], [name]), [name]: { kb: 8 } })[name]
  expect(cut('row')).toBe(cut('anything/else'))
})

test('what parts that come later share is put together too, without what a page loads at once', () => {
  const groups = groupsOf({
    client: {},
    ...pages(['row']),
    row: {},
    slip: { isLater: true, imports: ['money', 'notice', 'row'] },
    wallet: { isLater: true, imports: ['money', 'notice', 'slip'] },
    money: {},
    notice: {},
  })
  expect(groups).toEqual({ client: 'client', money: 'later0', notice: 'later0' })
})

test('what a group imports counts too, for a page that would load it for nothing', () => {
  const shared = (kb: number) =>
    groupsOf({
      client: {},
      ...pages(['head', 'row'], ['head', 'row'], ['row']),
      head: { imports: ['score'] },
      score: { kb },
      row: {},
    })
  expect(shared(1)['head']).toBe(shared(1)['row'])
  expect(shared(60)['head']).not.toBe(shared(60)['row'])
})
