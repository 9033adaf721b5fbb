import { readImports } from './readImports.ts'
import type { Project } from './project.ts'
import { resolveImport } from './resolveImport.ts'

/**
 * Rings of files that import one another at run time, each as its list of files. Types may
 * refer to one another: they are gone before anything runs.
 */
export function findCycles(
  project: Project,
  files: readonly string[],
  read: (file: string) => string,
): readonly (readonly string[])[] {
  const graph = new Map(files.map(file => [file, valueImports(project, file, read(file))]))
  const cycles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string) => {
    const at = path.indexOf(file)
    if (at >= 0) cycles.push(path.slice(at))
    if (at >= 0 || done.has(file)) return
    path.push(file)
    for (const next of graph.get(file) ?? []) visit(next)
    path.pop()
    done.add(file)
  }
  for (const file of files) visit(file)
  return cycles
}

function valueImports(project: Project, file: string, source: string): readonly string[] {
  return readImports(file, source).flatMap(({ specifier, typeOnly }) => {
    if (typeOnly) return []
    const target = resolveImport(project, file, specifier)
    return target.kind === 'file' ? [target.path] : []
  })
}
