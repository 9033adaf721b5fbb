import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', 'canary'])
const SOURCE = /\.(ts|tsx|mts|mjs)$/
const DECLARATION = /\.d\.m?ts$/

/** What resolving needs to know of a workspace package, read from its `package.json`. */
export interface Workspace {
  /** Folder from the root, such as `packages/domain`. */
  readonly folder: string
  readonly name: string
  readonly exports: Readonly<Record<string, string>>
  readonly imports: Readonly<Record<string, string>>
}

export interface Project {
  readonly root: string
  readonly workspaces: readonly Workspace[]
  /** Whether a file is there, by its path from the root. */
  readonly has: (path: string) => boolean
}

export function openProject(root: string): Project {
  const folders = ['apps', 'packages'].flatMap(group =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && existsSync(join(root, group, entry.name, 'package.json')))
      .map(entry => `${group}/${entry.name}`),
  )
  const workspaces = folders.map(folder => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
    const { name, exports = {}, imports = {} } = JSON.parse(text) as Partial<Workspace> & { name: string }
    return { folder, name, exports, imports }
  })
  return { root, workspaces, has: path => existsSync(join(root, path)) }
}

/** Paths from the root of every source file that has a room, in order. */
export function sourceFiles(
  root: string,
  folders = ['apps', 'packages', 'scripts', 'e2e', 'bench'],
): string[] {
  const found: string[] = []
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue
      if (entry.isDirectory()) visit(path)
      else if (SOURCE.test(entry.name) && !DECLARATION.test(entry.name)) found.push(path)
    }
  }
  for (const folder of folders) if (existsSync(join(root, folder))) visit(folder)
  return found.toSorted()
}
