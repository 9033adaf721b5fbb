import { findGlobals } from './globals/findGlobals.ts'
import { forbiddenGlobal } from './globals/forbiddenGlobal.ts'
import { forbiddenImport } from './imports/forbiddenImport.ts'
import type { ResolvedImport } from './imports/import.ts'
import { isTest } from './isTest.ts'
import { moduleOf } from './moduleOf.ts'
import { parseFile } from './parseFile.ts'
import type { Project } from './project.ts'
import { readCssImports } from './imports/readCssImports.ts'
import { importsOf } from './imports/readImports.ts'
import { resolveImport } from './imports/resolveImport.ts'

/** One violation of a boundary: where, what, and what to do instead. */
export interface Breach {
  readonly file: string
  readonly line: number
  readonly message: string
}

export interface CheckedFile {
  readonly imports: readonly ResolvedImport[]
  readonly breaches: readonly Breach[]
  /** Allowances of the table that this file needs, as `allowanceKey` writes them. */
  readonly needs: readonly string[]
}

/**
 * Every violation in a file. `file` is its path from the root; canaries are checked as if they were in another
 * folder.
 */
export function checkFile(project: Project, file: string, source: string): CheckedFile {
  const isStyle = file.endsWith('.css')
  const parsed = isStyle ? undefined : parseFile(file, source)
  const imports = (parsed ? importsOf(parsed, source) : readCssImports(source)).map(found => ({
    ...found,
    targets: found.isHidden ? [] : resolveImport(project, file, found),
  }))
  const place = moduleOf(file)
  if (!place) {
    const message = 'This folder is in no row of the table of modules: add it in tools/boundaries/modules.'
    return { imports, breaches: [{ file, line: 1, message }], needs: [] }
  }
  const needs: string[] = []
  const breaches: Breach[] = []
  const from = { ...place, file, isTest: isTest(file) }
  for (const found of imports) {
    for (const why of new Set(forbiddenImport(project, from, found, needs)))
      breaches.push({ file, line: found.line, message: `"${found.specifier}": ${why}` })
  }
  if (parsed && !from.isTest && place.module.globals !== 'all') {
    for (const used of findGlobals(parsed)) {
      const why = forbiddenGlobal(from, used, needs)
      if (why !== undefined) breaches.push({ file, line: used.line, message: `${used.name}: ${why}` })
    }
  }
  return { imports, breaches, needs }
}
