import { posix } from 'node:path'
import type { Import, ImportTarget } from './import.ts'
import type { Project } from '../project.ts'

/**
 * Resolves an import of `importer` (a path from the root) as Node and Vite would; a pattern resolves to several
 * files.
 */
export function resolveImport(
  project: Project,
  importer: string,
  { specifier, isPattern }: Pick<Import, 'specifier' | 'isPattern'>,
): readonly ImportTarget[] {
  return isPattern ? resolvePattern(project, importer, specifier) : [resolveOne(project, importer, specifier)]
}

function resolveOne(project: Project, importer: string, specifier: string): ImportTarget {
  const plain = specifier.replace(/\?.*$/, '') // Vite's `?url` and `?raw` set how to load, not what
  if (isRelative(plain)) {
    return {
      kind: 'file',
      path: posix.normalize(posix.join(posix.dirname(importer), plain)),
      through: 'path',
    }
  }
  if (plain.startsWith('node:')) return { kind: 'node' }
  if (plain.startsWith('#')) {
    const home = project.workspaces.find(({ folder }) => importer.startsWith(`${folder}/`))
    const path = home && lookUp(home.imports, plain)
    if (!home || path === undefined) return { kind: 'nowhere' }
    return { kind: 'file', path: posix.join(home.folder, path), through: 'name' }
  }
  const workspace = project.workspaces.find(({ name }) => plain === name || plain.startsWith(`${name}/`))
  if (workspace) {
    const path = lookUp(workspace.exports, `.${plain.slice(workspace.name.length)}`)
    if (path === undefined) return { kind: 'nowhere' }
    return { kind: 'file', path: posix.join(workspace.folder, path), through: 'name' }
  }
  const [first = '', second = ''] = plain.split('/')
  return { kind: 'package', name: first.startsWith('@') ? `${first}/${second}` : first }
}

/**
 * `./x`, and the `x.ts` of an address or a style sheet, which is beside the importer unless it is in a package's
 * folder.
 */
function isRelative(plain: string): boolean {
  return plain.startsWith('.') || /^[\w-]+(\.module)?\.([cm]?[jt]sx?|css)$/.test(plain)
}

/** Every file that a pattern of `import.meta.glob` matches; texts and pictures are no modules, but a folder is. */
function resolvePattern(project: Project, importer: string, pattern: string): readonly ImportTarget[] {
  if (pattern.startsWith('!')) return []
  const from = posix.normalize(posix.join(posix.dirname(importer), pattern))
  const paths = project.files().filter(path => posix.matchesGlob(path, from))
  return paths.length === 0
    ? [{ kind: 'nowhere' }]
    : paths.map(path => ({ kind: 'file', path, through: 'path' as const }))
}

/** One name in an `exports` or `imports` map; `*` is one folder name, as in all our maps. */
function lookUp(map: Readonly<Record<string, string>>, name: string): string | undefined {
  const exact = map[name]
  if (exact !== undefined) return exact
  for (const [pattern, path] of Object.entries(map)) {
    const [before, after] = pattern.split('*')
    if (before === undefined || after === undefined) continue
    if (!name.startsWith(before) || !name.endsWith(after)) continue
    const middle = name.slice(before.length, name.length - after.length)
    if (middle && !middle.includes('/')) return path.replace('*', middle)
  }
  return undefined
}
