import { posix } from 'node:path'
import { ALLOWED_IMPORTS, MODULES, type Module } from '../modules/index.ts'
import { isIn, moduleOf } from '../moduleOf.ts'
import type { Project, Workspace } from '../project.ts'

/** Only tests use these, and the rule is off for tests. */
const TEST_SUPPORT = ['**/testing', '**/testing/**']

/**
 * Patterns for the linter's `no-restricted-imports` at a place of a module: everything is denied except paths and
 * what the table allows. The last matching pattern decides.
 */
export function importPatterns(project: Project, module: Module, place: string): readonly string[] {
  const home = project.workspaces.find(({ folder }) => isIn(module.folder, [folder]))
  return [
    '**',
    '!./**',
    '!../**',
    ...(home ? aliases(home, module, place) : []),
    ...project.workspaces.flatMap(workspace => entryPoints(workspace, module)),
    ...(module.node ? ['!node:*', '!node:*/**'] : []),
    ...module.packages.flatMap(use => {
      if (typeof use === 'string') return [`!${use}`, `!${use}/**`]
      return isIn(place, use.in) ? [`!${use.name}`, `!${use.name}/**`] : []
    }),
    ...TEST_SUPPORT,
  ]
}

/** Names of the module's own workspace, such as `#core/*`. */
function aliases(home: Workspace, module: Module, place: string): readonly string[] {
  return Object.entries(home.imports).flatMap(([alias, path]) => {
    const folder = posix.dirname(posix.join(home.folder, path))
    if (folder.startsWith(`${module.folder}/`)) return [`!${alias}`]
    const own = MODULES.find(row => row.folder === folder)
    if (!alias.includes('*')) return own && isAllowed(module, own) ? [`!${alias}`] : []
    const named = MODULES.filter(row => row !== own && posix.dirname(row.folder) === posix.dirname(folder))
    const mark = (row: Module, sign: string) => sign + alias.replace('*', posix.basename(row.folder))
    if (own && isAllowed(module, own))
      return [`!${alias}`, ...named.filter(row => !isAllowed(module, row)).map(row => mark(row, ''))]
    return [
      ...named.filter(row => isAllowed(module, row)).map(row => mark(row, '!')),
      ...(own === module ? earlier(module, place).map(name => `!${alias.replace('*', name)}`) : []),
    ]
  })
}

function isAllowed(module: Module, row: Module): boolean {
  if (row === module) return module.siblings === true
  return (
    module.imports.includes(row.folder) ||
    ALLOWED_IMPORTS.some(({ from, to }) => from === module.folder && to === row.folder)
  )
}

/** The modules of the same row that the one at this place may import. */
function earlier({ folder, order = [] }: Module, place: string): readonly string[] {
  const [name = ''] = place.slice(folder.length - 1).split('/')
  return order.slice(0, Math.max(0, order.indexOf(name)))
}

function entryPoints({ name, folder, exports }: Workspace, module: Module): readonly string[] {
  return Object.entries(exports)
    .filter(([entry, path]) => {
      const there = moduleOf(posix.join(folder, path))?.module.folder ?? ''
      return module.imports.includes(there) || module.imports.includes(folder + entry.slice(1))
    })
    .map(([entry]) => `!${name}${entry.slice(1)}`)
}
