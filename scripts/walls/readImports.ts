import { parseSync } from 'oxc-parser'

export interface Import {
  readonly specifier: string
  /** Line of the file it stands on, from 1. */
  readonly line: number
  /** Gone at run time: `import type`, `export type … from`, or all names marked `type`. */
  readonly typeOnly: boolean
}

/**
 * Every import of a file, in each form the language has: static, `import type`, `export … from`, dynamic, and
 * `import('…')` in a type. Throws when the file cannot be parsed, or when an address is made up at run time, since then
 * nobody could tell what it reaches.
 */
export function readImports(path: string, source: string): readonly Import[] {
  const { module, errors } = parseSync(path, source)
  const [fault] = errors
  if (fault) throw new Error(`${path}: ${fault.message}`)
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length
  const found: Import[] = []
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(entry => entry.isType)
    found.push({ specifier: moduleRequest.value, line: lineOf(moduleRequest.start), typeOnly })
  }
  for (const { entries } of module.staticExports) {
    const typeOnly = entries.every(entry => entry.isType)
    const moduleRequest = entries[0]?.moduleRequest
    if (!moduleRequest) continue
    found.push({ specifier: moduleRequest.value, line: lineOf(moduleRequest.start), typeOnly })
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end)
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(text)
    if (!literal?.[2])
      throw new Error(`${path}:${lineOf(moduleRequest.start)}: import(${text}) hides what it reaches`)
    found.push({ specifier: literal[2], line: lineOf(moduleRequest.start), typeOnly: false })
  }
  // The module record has no types in it: what `import('…').Name` names in a type is found in the text.
  const seen = new Set(found.map(({ specifier, line }) => `${line} ${specifier}`))
  for (const match of source.matchAll(/\bimport\(\s*(['"])([^'"]+)\1\s*\)/g)) {
    const specifier = match[2] ?? ''
    const line = lineOf(match.index)
    if (!seen.has(`${line} ${specifier}`)) found.push({ specifier, line, typeOnly: true })
  }
  return found
}
