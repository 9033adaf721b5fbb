import { childrenOf, isNode, parseFile, type SyntaxNode } from '../boundaries/parseFile.ts'

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

export interface FunctionFigure {
  /** Its name, or that of what it is assigned to; `function` where it has none. */
  readonly name: string
  /** Line of the file, from 1. */
  readonly line: number
  /** Lines without blank ones and comments, as the limit of the linter counts them. */
  readonly lines: number
}

/** Every function of a source, nested ones included. */
export function functionsIn(file: string, source: string): readonly FunctionFigure[] {
  const { program, lineOf } = parseFile(file, source)
  const counted = codeLines(source)
  const found: FunctionFigure[] = []
  const visit = (node: SyntaxNode, name: string): void => {
    if (FUNCTIONS.has(node.type)) {
      const [first, last] = [lineOf(node.start), lineOf(node.end)]
      const lines = counted.slice(first - 1, last).filter(Boolean).length
      found.push({ name: nameOf(node['id']) ?? name, line: first, lines })
    }
    const inner = nameOf(node['id']) ?? nameOf(node['key']) ?? 'function'
    for (const child of childrenOf(node)) visit(child, inner)
  }
  visit(program, 'function')
  return found
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : undefined
}

/** Which lines have code: not blank, and not only a comment. */
function codeLines(source: string): readonly boolean[] {
  let isInside = false
  return source.split('\n').map(text => {
    const line = text.trim()
    const wasInside = isInside
    if (line.startsWith('/*')) isInside = true
    if (isInside && line.includes('*/')) isInside = false
    return line !== '' && !wasInside && !line.startsWith('/*') && !line.startsWith('//')
  })
}
