import type { Import } from './import.ts'
import {
  childrenOf,
  isNode,
  literalText,
  memberPath,
  parseFile,
  type ParsedFile,
  type SyntaxNode,
} from '../parseFile.ts'
import { readCssImports } from './readCssImports.ts'

const CODE = /\.[cm]?[jt]sx?$/

/**
 * Every import of a file, in each form the language and its tools have: static, `import type`, `export … from`,
 * dynamic, `import('…')` in a type, `require`, `import.meta.glob` and `import.meta.resolve`, addresses of workers, and
 * addresses of code in `new URL`. Of a style sheet: `@import` and `composes`. Throws when the file cannot be parsed.
 */
export function readImports(path: string, source: string): readonly Import[] {
  return path.endsWith('.css') ? readCssImports(source) : importsOf(parseFile(path, source), source)
}

/** The same for a file that is parsed already. */
export function importsOf(parsed: ParsedFile, source: string): readonly Import[] {
  const { module, program, lineOf } = parsed
  const found: Import[] = []
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(entry => entry.isType)
    found.push({ specifier: moduleRequest.value, line: lineOf(moduleRequest.start), typeOnly })
  }
  for (const { entries } of module.staticExports) {
    const typeOnly = entries.every(entry => entry.isType)
    const moduleRequest = entries[0]?.moduleRequest
    if (moduleRequest)
      found.push({ specifier: moduleRequest.value, line: lineOf(moduleRequest.start), typeOnly })
  }
  const visit = (node: SyntaxNode): void => {
    for (const { at, typeOnly = false, ...form } of importForms(node)) {
      const specifier = literalText(at) ?? (form.isPattern && relativePattern(at))
      const line = lineOf(at.start)
      if (specifier) found.push({ specifier, line, typeOnly, ...form })
      else found.push({ specifier: source.slice(at.start, at.end), line, typeOnly, isHidden: true })
    }
    childrenOf(node).forEach(visit)
  }
  visit(program)
  return found
}

interface ImportForm {
  readonly at: SyntaxNode
  readonly typeOnly?: true
  readonly isPattern?: true
  readonly isText?: true
}

/** Imports of a node in other forms than import and export statements. */
function importForms(node: SyntaxNode): readonly ImportForm[] {
  switch (node.type) {
    case 'ImportExpression': {
      const at = node['source'] as SyntaxNode
      return [{ at, ...(relativePattern(at) !== undefined && { isPattern: true }) }]
    }
    case 'TSImportType':
      return [{ at: node['source'] as SyntaxNode, typeOnly: true }]
    case 'TSExternalModuleReference':
      return [{ at: node['expression'] as SyntaxNode }]
    case 'VariableDeclarator':
      return isRequireMaker(node['init']) && memberPath(node['id'])?.[0] !== 'require'
        ? [{ at: node['init'] as SyntaxNode }]
        : []
    case 'CallExpression':
      if (isRequireMaker(node['callee']))
        return [{ at: (node['arguments'] as readonly SyntaxNode[])[0] ?? node }]
      return calledForms(
        memberPath(node['callee'])?.join('.') ?? '',
        node['arguments'] as readonly SyntaxNode[],
      )
    case 'NewExpression':
      return addressForms(
        memberPath(node['callee'])?.at(-1) ?? '',
        node['arguments'] as readonly SyntaxNode[],
      )
    default:
      return []
  }
}

/**
 * A template with a relative path and computed names in it reaches what a pattern with `*` for each of them matches.
 */
function relativePattern(node: SyntaxNode): string | undefined {
  if (node.type !== 'TemplateLiteral') return undefined
  const texts = (node['quasis'] as readonly { readonly value: { readonly cooked: string } }[]).map(
    ({ value }) => value.cooked,
  )
  return texts.length > 1 && /^\.{1,2}\//.test(texts[0]!) && CODE.test(texts.at(-1)!)
    ? texts.join('*')
    : undefined
}

function calledForms(callee: string, [first, options]: readonly SyntaxNode[]): readonly ImportForm[] {
  if (!first) return []
  switch (callee) {
    case 'require':
    case 'module.require':
    case 'importScripts':
      return [{ at: first }]
    case 'import.meta.glob': {
      const patterns =
        first.type === 'ArrayExpression' ? (first['elements'] as readonly SyntaxNode[]) : [first]
      return patterns.map(at => ({ at, isPattern: true, ...(isReadAsText(options) && { isText: true }) }))
    }
    // A computed name is harmless here: only an import, a require or a worker could load what it resolves to.
    case 'require.resolve':
    case 'import.meta.resolve':
      return literalText(first) === undefined ? [] : [{ at: first }]
    default:
      return callee.endsWith('serviceWorker.register') ? [{ at: addressOfCode(first) ?? first }] : []
  }
}

/** `createRequire(…)`: its result counts as an import only under the name `require`. */
function isRequireMaker(node: unknown): boolean {
  return (
    isNode(node) && node.type === 'CallExpression' && memberPath(node['callee'])?.at(-1) === 'createRequire'
  )
}

/** Whether the options of a glob load files as text: `query: '?raw'`. */
function isReadAsText(options: SyntaxNode | undefined): boolean {
  if (options?.type !== 'ObjectExpression') return false
  return (options['properties'] as readonly SyntaxNode[]).some(
    ({ key, value }) => memberPath(key)?.[0] === 'query' && literalText(value) === '?raw',
  )
}

function addressForms(called: string, args: readonly SyntaxNode[]): readonly ImportForm[] {
  const [first] = args
  if (!first) return []
  // The `new URL` of a worker is visited separately.
  if (called === 'Worker' || called === 'SharedWorker') return addressOfCode(first) ? [] : [{ at: first }]
  if (called !== 'URL' || !isHere(args[1])) return []
  const text = literalText(first)
  return text !== undefined && CODE.test(text) ? [{ at: first }] : []
}

/** The literal of `new URL('…', import.meta.url)` if it names a code file. */
function addressOfCode(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type !== 'NewExpression' || memberPath(node['callee'])?.at(-1) !== 'URL') return undefined
  const [address, base] = node['arguments'] as readonly SyntaxNode[]
  return address && CODE.test(literalText(address) ?? '') && isHere(base) ? address : undefined
}

function isHere(node: SyntaxNode | undefined): boolean {
  return memberPath(node)?.join('.') === 'import.meta.url'
}
