import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', 'canary'])
/** Dot folders that contain code; the others are caches, data and settings of tools. */
const WITH_DOT = new Set(['.storybook'])
const SOURCE = /\.([cm]?[jt]sx?|css)$/
const DECLARATION = /\.d\.[cm]?ts$/

/** The part of a workspace's `package.json` that resolving needs. */
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
  /** Whether a file exists, by its path from the root. */
  readonly has: (path: string) => boolean
  /** Paths of all files from the root, of any kind. */
  readonly files: () => readonly string[]
}

export function openProject(root: string): Project {
  const inGroups = ['apps', 'packages', 'qa'].flatMap(group =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter(entry => entry.isDirectory() && existsSync(join(root, group, entry.name, 'package.json')))
      .map(entry => `${group}/${entry.name}`),
  )
  const workspaces = [...inGroups, 'tools'].map(folder => {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
    const { name, exports = {}, imports = {} } = JSON.parse(text) as Partial<Workspace> & { name: string }
    return { folder, name, exports, imports }
  })
  let files: readonly string[] | undefined
  return {
    root,
    workspaces,
    has: path => existsSync(join(root, path)),
    files: () => (files ??= filesBelow(root)),
  }
}

/** Paths of all source files from the root, in order. Folders need not be listed to be found. */
export function sourceFiles(root: string): string[] {
  return filesBelow(root).filter(path => SOURCE.test(path) && !DECLARATION.test(path))
}

function filesBelow(root: string): string[] {
  const found: string[] = []
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name) || (entry.name.startsWith('.') && !WITH_DOT.has(entry.name))) continue
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) visit(path)
      else found.push(path)
    }
  }
  visit('')
  return found.toSorted()
}
