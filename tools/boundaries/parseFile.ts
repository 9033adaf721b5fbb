import { parseSync, type EcmaScriptModule } from 'oxc-parser'

/** A node of the syntax tree, with the fields that the checks read. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

export interface ParsedFile {
  readonly module: EcmaScriptModule
  readonly program: SyntaxNode
  /** Line of an offset, from 1. */
  readonly lineOf: (offset: number) => number
}

/** A file's syntax tree and its record of imports. Throws when the file cannot be parsed. */
export function parseFile(path: string, source: string): ParsedFile {
  const { module, program, errors } = parseSync(path, source)
  const [fault] = errors
  if (fault) throw new Error(`${path}: ${fault.message}`)
  return {
    module,
    // The tree is read by field names; the parser's types are a union of all kinds of nodes.
    program: program as unknown as SyntaxNode,
    lineOf: offset => source.slice(0, offset).split('\n').length,
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'
}

/** The nodes directly below a node, in the order of the text. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flatMap(value =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

/** The text of a literal, or of a template without computed parts. */
export function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const [only, ...more] = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]
  return more.length === 0 ? only?.value.cooked : undefined
}

/** Names of a member chain, such as `['import', 'meta', 'glob']`; undefined where a part is computed at run time. */
export function memberPath(node: unknown): readonly string[] | undefined {
  if (!isNode(node)) return undefined
  switch (node.type) {
    case 'Identifier':
      return [node['name'] as string]
    case 'MetaProperty':
      return ['import', 'meta']
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return memberPath(node['expression'])
    case 'MemberExpression': {
      const object = memberPath(node['object'])
      const name = node['computed'] ? literalText(node['property']) : memberPath(node['property'])?.[0]
      return object && name !== undefined ? [...object, name] : undefined
    }
    default:
      return undefined
  }
}
