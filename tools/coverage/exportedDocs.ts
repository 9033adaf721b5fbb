import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Packages that others build on: all their exports are documented. */
const DOCUMENTED = ['packages/domain', 'packages/contract', 'packages/live']

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** An export of a source file: its name, and whether a docstring is right before it. */
export interface ExportedSymbol {
  readonly name: string
  readonly isDocumented: boolean
}

/** The exports that a source file declares itself; re-exports are documented where they are declared. */
export function exportsOf(file: string, source: string): readonly ExportedSymbol[] {
  const { program, comments } = parseSync(file, source)
  const docEnds = comments
    .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
    .map(({ end }) => end)
  const isDocumented = ({ start }: Node) =>
    docEnds.some(end => end <= start && source.slice(end, start).trim() === '')
  const found = new Map<string, boolean>()
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || !node.declaration) continue
    for (const name of namesOf(node.declaration)) {
      // Overloads and a type beside a value of the same name need one docstring.
      found.set(name, found.get(name) === true || isDocumented(node))
    }
  }
  return [...found].map(([name, documented]) => ({ name, isDocumented: documented }))
}

function namesOf(declaration: object): readonly string[] {
  const { id, declarations } = declaration as {
    readonly id?: { readonly name: string }
    readonly declarations?: readonly { readonly id: { readonly name?: string } }[]
  }
  if (id) return [id.name]
  return (declarations ?? []).flatMap(each => each.id.name ?? [])
}

/** A sentence for each export of the documented packages that has no docstring. */
export function undocumentedExports(root: string): {
  readonly count: number
  readonly faults: readonly string[]
} {
  const files = DOCUMENTED.flatMap(folder => globSync(`${folder}/src/**/*.ts`, { cwd: root }))
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !/\.test\.ts$|\/(?:testing|examples)\//.test(file))
  const found = files.flatMap(file =>
    exportsOf(file, readFileSync(join(root, file), 'utf8')).map(symbol => ({ file, ...symbol })),
  )
  const faults = found
    .filter(({ isDocumented }) => !isDocumented)
    .map(({ file, name }) => `${file}: ${name} is exported and has no docstring.`)
  return { count: found.length, faults }
}
