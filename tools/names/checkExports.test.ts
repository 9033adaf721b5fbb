import { expect, test } from 'vitest'
import { checkExports } from './checkExports.ts'

const check = (sources: Readonly<Record<string, string>>, exceptions: readonly string[] = []) =>
  checkExports(new Map(Object.entries(sources)), exceptions)

test('a name that two product files export is a fault, whatever its kind', () => {
  const faults = check({
    'apps/a.ts': 'export const placeOf = 1',
    'apps/b.ts': 'export function placeOf() {}',
    'packages/c.ts': 'export type Place = 1\nexport interface Other {}',
    'packages/d.ts': 'class Place {}\nexport { Place }',
  })
  expect(faults).toEqual([
    expect.stringContaining('placeOf is exported by apps/a.ts and apps/b.ts'),
    expect.stringContaining('Place is exported by packages/c.ts and packages/d.ts'),
  ])
})

test('an export of another file’s name, and a type beside its own value, are none', () => {
  expect(
    check({
      'apps/a.ts': 'export const Place = 1\nexport type Place = 2',
      'apps/index.ts': "export { Place } from './a.ts'\nexport * from './a.ts'",
      'apps/b.ts': "import { Place } from './a.ts'\nexport { Place }",
      'apps/c.ts': 'const Place = 3',
    }),
  ).toEqual([])
})

test('a contract counts in its own files only', () => {
  const manifest = 'export const manifest = {}'
  expect(
    check({ 'apps/web/src/pages/a/manifest.ts': manifest, 'apps/web/src/pages/b/manifest.ts': manifest }),
  ).toEqual([])
  expect(check({ 'apps/web/src/app/a.ts': manifest, 'apps/web/src/app/b.ts': manifest })).toHaveLength(1)
})

test('an exception holds while it is needed', () => {
  const sources = { 'apps/a.ts': 'export const place = 1', 'apps/b.ts': 'export const place = 2' }
  expect(check(sources, ['place'])).toEqual([])
  expect(check({ 'apps/a.ts': 'export const place = 1' }, ['place'])).toEqual([
    'place is exported by one file: remove it from tools/names/exceptions.ts.',
  ])
})
