import { posix } from 'node:path'
import type { Project } from './project.ts'

/** Where an import leads. */
export type Target =
  /** A file of the project; `through` tells whether a name or a path led there. */
  | { readonly kind: 'file'; readonly path: string; readonly through: 'path' | 'name' }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node' }
  /** A name of the project that leads nowhere: past a door, or to a room that is not there. */
  | { readonly kind: 'nowhere' }

/** Resolves what `importer` (a path from the root) means by `specifier`, as Node and Vite would. */
export function resolveImport(project: Project, importer: string, specifier: string): Target {
  const plain = specifier.replace(/\?.*$/, '') // Vite's `?url` and `?raw` say how to load, not what
  if (plain.startsWith('.')) {
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

/** One name in an `exports` or `imports` map; `*` stands for one folder name, as all our maps use it. */
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
