import { importPatterns } from './allowedNames.ts'
import { LONG_FUNCTIONS } from '../exceptions.ts'
import { GLOBAL_GROUPS, type GlobalGroup } from '../globals/globalGroups.ts'
import { TEST_FILES, WITHOUT_LENGTH_LIMIT } from '../isTest.ts'
import { MODULES, type Module } from '../modules/index.ts'
import { isIn } from '../moduleOf.ts'
import type { Project } from '../project.ts'

export const FUNCTION_LINES_MAX = 60

interface Override {
  readonly files: readonly string[]
  readonly rules: Readonly<Record<string, unknown>>
}

/** What the linter checks everywhere; record 0030 explains why some rules are off. */
const BASE = {
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['typescript', 'import', 'react', 'unicorn', 'promise', 'jsx-a11y'],
  categories: { correctness: 'error' },
  env: { es2024: true },
  ignorePatterns: ['**/dist/**', '.cache/**', '.data/**', 'canary/**'],
  rules: {
    'import/no-cycle': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'no-console': 'error',
    'typescript/unbound-method': 'off',
    eqeqeq: 'error',
    'react/rules-of-hooks': 'error',
    'max-lines-per-function': functionLines(FUNCTION_LINES_MAX),
  },
}

/**
 * The linter's configuration, generated from the table of modules, so that an editor shows a violation while it is
 * typed. It finds less than `npm run check:boundaries`: no `new Date()`, no `window.fetch`, no worker, no style
 * sheet.
 */
export function lintConfig(
  project: Project,
  modules: readonly Module[] = MODULES,
  long: Readonly<Record<string, number>> = LONG_FUNCTIONS,
): string {
  const overrides: readonly Override[] = [
    {
      files: ['tools/**', 'qa/{crash,fuzz,load,soak}/**', 'apps/*/build.ts'],
      rules: { 'no-console': 'off' },
    },
    // In the table the first row that has a folder wins, in the linter's overrides the last one.
    ...modules
      .filter(({ isFlat }) => !isFlat)
      .toReversed()
      .flatMap(module => overridesOf(project, module)),
    ...Object.entries(long).map(([file, lines]) => ({
      files: [file],
      rules: { 'max-lines-per-function': functionLines(lines) },
    })),
    {
      files: TEST_FILES,
      rules: {
        'no-restricted-imports': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
      },
    },
    { files: WITHOUT_LENGTH_LIMIT, rules: { 'max-lines-per-function': 'off' } },
  ]
  return asText(overrides)
}

/** One line for each override, so that a change of the table changes few lines. */
function asText(overrides: readonly Override[]): string {
  const base = JSON.stringify(BASE, null, 2).slice(0, -2)
  return `${base},\n  "overrides": [\n${overrides.map(one => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]\n}\n`
}

function functionLines(max: number): unknown {
  return ['error', { max, skipBlankLines: true, skipComments: true }]
}

/** The rules of a module, and those of a folder or file in it that has more allowances. */
function overridesOf(project: Project, module: Module): readonly Override[] {
  const folder = module.folder.replace('/*', '')
  const inOrder = (module.order ?? []).map(name => `${folder}/${name}`)
  const wider = [
    ...module.packages.flatMap(use => (typeof use === 'string' ? [] : use.in)),
    ...(module.globals === 'all' ? [] : module.globals).flatMap(allowed => allowed.in),
  ]
  const places = [...new Set([folder, ...inOrder, ...wider])].toSorted(
    (a, b) => a.length - b.length || (a < b ? -1 : 1),
  )
  const rules = new Map(places.map(place => [place, rulesAt(project, module, place)]))
  return places.flatMap(place => {
    const around = places.findLast(other => other !== place && isIn(place, [other]))
    const differing = Object.entries(rules.get(place)!).filter(
      ([name, rule]) => !around || JSON.stringify(rule) !== JSON.stringify(rules.get(around)?.[name]),
    )
    if (differing.length === 0) return []
    const files = [/\.\w+$/.test(place) ? `**/${place}` : `**/${place}/**`]
    return [{ files, rules: Object.fromEntries(differing) }]
  })
}

function rulesAt(project: Project, module: Module, place: string): Readonly<Record<string, unknown>> {
  const denied = deniedGlobals(module, place)
  const plain = denied.filter(({ path }) => path.length === 1)
  const parts = denied.filter(({ path }) => path.length === 2)
  const rule = (entries: readonly object[]) => (entries.length === 0 ? 'off' : ['error', ...entries])
  return {
    'no-restricted-imports': rule([
      { patterns: [{ group: importPatterns(project, module, place), message: module.hint }] },
    ]),
    'no-restricted-globals': rule(plain.map(({ path: [name], message }) => ({ name, message }))),
    'no-restricted-properties': rule(
      parts.map(({ path: [object, property], message }) => ({ object, property, message })),
    ),
  }
}

function deniedGlobals(
  { globals }: Module,
  place: string,
): readonly { readonly path: readonly string[]; readonly message: string }[] {
  if (globals === 'all') return []
  const isAllowed = (group: string) =>
    globals.some(allowed => allowed.group === group && isIn(place, allowed.in))
  return (Object.keys(GLOBAL_GROUPS) as GlobalGroup[])
    .filter(group => !isAllowed(group))
    .flatMap(group => {
      const { names, hint } = GLOBAL_GROUPS[group]
      return names.map(name => ({ path: name.split('.'), message: hint }))
    })
}
