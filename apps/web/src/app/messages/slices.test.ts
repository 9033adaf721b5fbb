import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readTexts } from '#shared/catalogues'
import { CATALOGUES } from './catalogues.ts'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
/** Where modules are: a folder of texts has the name of one of them. */
const MODULE_PARENTS = [
  ...['shared', 'core', 'pieces', 'features', 'pages', 'pages/shared'].map(layer => `apps/web/src/${layer}`),
  'packages/domain/src',
]
/** Families of keys that many modules share; their second part names the namespace. */
const FAMILIES: readonly string[] = ['head', 'page', 'error']
const slices = [...(CATALOGUES.get('en') ?? [])].map(([slice, catalogue]) => ({
  slice,
  keys: [...readTexts([catalogue]).keys()],
}))

test('every language has the same folders of texts', () => {
  const names = slices.map(({ slice }) => slice).toSorted()
  for (const [locale, files] of CATALOGUES) expect([...files.keys()].toSorted(), locale).toEqual(names)
})

test.each(slices)('folder $slice is named after the module that uses its texts', ({ slice, keys }) => {
  const folders = MODULE_PARENTS.map(parent => `${parent}/${slice}`).filter(isFolder)
  expect(folders, `no module is called ${slice}`).not.toEqual([])
  const unused = unusedNamespaces(keys, keysIn(folders))
  expect(unused, `${folders.join(', ')} uses no text of these namespaces`).toEqual([])
})

test('every text is used', () => {
  const code = keysIn(['apps/web/src', 'packages/domain/src'])
  const unused = slices.flatMap(slice => slice.keys).filter(key => !isUsed(key, code))
  expect(unused).toEqual([])
})

test('every key that code names has a text', () => {
  const known = new Set(slices.flatMap(slice => slice.keys))
  const requested = requestedKeys(codeIn(['apps/web/src/{core,features,blocks,pieces,pages,app}']))
  expect(requested.length).toBeGreaterThan(500)
  expect(requested.filter(key => !known.has(key))).toEqual([])
})

test('texts of another module are found', () => {
  const code = readKeys("t('slip.stake'); t('head.match.title')")
  expect(unusedNamespaces(['slip.stake', 'slip.odds', 'head.match.title'], code)).toEqual([])
  expect(unusedNamespaces(['live.title', 'head.league.title'], code)).toEqual(['live', 'head.league'])
})

test('a text that no code names is found', () => {
  const code = readKeys("t('slip.stake'); t(`slip.type.${type}`); t(`${words}.open-all`); says('slip.moved')")
  const found = ['slip.stakes', 'slip.types.single', 'racing.all', 'slip.moved-up'].map(key =>
    isUsed(key, code),
  )
  expect(found).toEqual([false, false, false, false])
  const used = ['slip.stake', 'slip.type.single', 'racing.open-all', 'slip.moved.up'].map(key =>
    isUsed(key, code),
  )
  expect(used).toEqual([true, true, true, true])
})

const isFolder = (folder: string): boolean => existsSync(ROOT + folder)

function namespaceOf(key: string): string {
  const [first = '', second = ''] = key.split('.')
  return FAMILIES.includes(first) ? `${first}.${second}` : first
}

/** Namespaces of these keys that no code names. */
function unusedNamespaces(keys: readonly string[], code: NamedKeys): readonly string[] {
  const used = new Set(keys.filter(key => isUsed(key, code)).map(namespaceOf))
  return [...new Set(keys.map(namespaceOf))].filter(namespace => !used.has(namespace))
}

/** Keys in the code: whole ones, and the beginnings and endings of those that it composes. */
interface NamedKeys {
  readonly whole: ReadonlySet<string>
  readonly heads: readonly string[]
  readonly endings: readonly string[]
}

function readKeys(code: string): NamedKeys {
  const all = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, key = '']) => key))]
  return {
    whole: new Set(all(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)),
    heads: all(/`([\w-]+\.[\w.-]*)\$\{/g),
    endings: all(/\}(\.[\w.-]+)`/g),
  }
}

/** Whether code names a key, or composes it: its beginning, its end, or a shorter key to which it adds the rest. */
function isUsed(key: string, { whole, heads, endings }: NamedKeys): boolean {
  const parts = key.split('.')
  const shorter = parts.slice(2).map((_, index) => parts.slice(0, index + 2).join('.'))
  return (
    [key, ...shorter].some(name => whole.has(name)) ||
    heads.some(head => key.startsWith(head)) ||
    endings.some(ending => key.endsWith(ending))
  )
}

/** Whole keys that are given to the text function. */
const requestedKeys = (code: string): readonly string[] =>
  [...code.matchAll(/\bt(?:\.\w+)?\(\s*['"]([\w-]+(?:\.[\w-]+)+)['"]/g)].map(([, key = '']) => key)

const keysIn = (folders: readonly string[]): NamedKeys => readKeys(codeIn(folders))

/** The code of the product in these folders, without tests and stories. */
const codeIn = (folders: readonly string[]): string =>
  folders
    .flatMap(folder => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter(file => !/\.(test|stories)\.tsx?$|\/testing\//.test(file))
    .map(file => readFileSync(ROOT + file, 'utf8'))
    .join('\n')
