import {
  childrenOf,
  isNode,
  literalText,
  memberPath,
  type ParsedFile,
  type SyntaxNode,
} from '../parseFile.ts'
import { groupOfGlobal, groupOfImport, type GlobalGroup } from './globalGroups.ts'
import { bindingsOf } from './bindingsOf.ts'

/** One use of a global that ties code to its surroundings: a clock, randomness, timers, the network, storage. */
export interface GlobalUse {
  readonly group: GlobalGroup
  /** As written, such as `Date.now`. */
  readonly name: string
  readonly line: number
}

/** Names of the global object itself: `window.fetch` is `fetch`. */
const GLOBAL_OBJECTS = new Set(['globalThis', 'window', 'self', 'global'])

/**
 * Where a file reads time, randomness, timers, the network or storage from globals instead of from its options. Names
 * that the file declares are its own, and types do not exist at run time.
 */
export function findGlobals({ module, program, lineOf }: ParsedFile): readonly GlobalUse[] {
  const found: GlobalUse[] = []
  const note = (group: GlobalGroup | undefined, name: string, at: number) => {
    if (group) found.push({ group, name, line: lineOf(at) })
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, isType } of entries)
      if (!isType)
        note(
          groupOfImport(moduleRequest.value, importName.name ?? '*'),
          moduleRequest.value,
          moduleRequest.start,
        )
  }
  const visit = (node: SyntaxNode, declared: readonly ReadonlySet<string>[]): void => {
    if (isTypeOnly(node)) return
    const own = bindingsOf(node)
    const scopes = own.size > 0 ? [...declared, own] : declared
    const path = globalPath(node, scopes)
    if (path) note(groupOfGlobal(path, callOf(node)), path.join('.'), node.start)
    for (const taken of takenApart(node, scopes)) note(groupOfGlobal(taken), taken.join('.'), node.start)
    // A member chain was read as a whole: only computed parts inside it remain to be visited.
    for (const child of path ? insideOfChain(node) : readChildren(node)) visit(child, scopes)
  }
  visit(program, [])
  return found
}

/** The number of arguments of a call of `Date`: without arguments it reads the clock. */
function callOf(node: SyntaxNode): number | undefined {
  return node.type === 'NewExpression' || node.type === 'CallExpression'
    ? (node['arguments'] as readonly unknown[]).length
    : undefined
}

/** The path of a global that a node reads, without the global object in front; undefined for everything else. */
function globalPath(node: SyntaxNode, scopes: readonly ReadonlySet<string>[]): readonly string[] | undefined {
  const isCallOfDate =
    (node.type === 'NewExpression' || node.type === 'CallExpression') &&
    memberPath(node['callee'])?.at(-1) === 'Date'
  const isRead = ['Identifier', 'MemberExpression', 'ChainExpression'].includes(node.type)
  const path = isCallOfDate ? memberPath(node['callee']) : isRead ? memberPath(node) : undefined
  if (!path?.[0] || scopes.some(names => names.has(path[0] as string))) return undefined
  const names = path.slice(path.findIndex(name => !GLOBAL_OBJECTS.has(name)))
  return path.every(name => GLOBAL_OBJECTS.has(name)) ? undefined : names
}

/** Paths that a destructuring pattern takes out of a global: `const { now } = Date`. */
function takenApart(
  node: SyntaxNode,
  scopes: readonly ReadonlySet<string>[],
): readonly (readonly string[])[] {
  if (node.type !== 'VariableDeclarator' || !isNode(node['init']) || !isNode(node['id'])) return []
  if (node['id'].type !== 'ObjectPattern') return []
  const path = memberPath(node['init'])
  if (!path?.[0] || scopes.some(names => names.has(path[0] as string))) return []
  const from = path.filter(name => !GLOBAL_OBJECTS.has(name))
  return (node['id']['properties'] as readonly SyntaxNode[]).flatMap(property => {
    const key = literalText(property['key']) ?? memberPath(property['key'])?.[0]
    return key === undefined ? [] : [[...from, key]]
  })
}

/** TypeScript syntax that exists at run time; all other TypeScript nodes are types. */
const RUNS =
  /^TS(As|Satisfies|NonNull|Instantiation)Expression$|^TS(ParameterProperty|Module|Enum|ExportAssignment)/

function isTypeOnly(node: SyntaxNode): boolean {
  return node.type.startsWith('TS') && !RUNS.test(node.type)
}

/** Children that are read as values: a key of an object or of a class, and a label, are no globals. */
function readChildren(node: SyntaxNode): readonly SyntaxNode[] {
  const isPlainKey = ['Property', 'PropertyDefinition', 'MethodDefinition', 'AccessorProperty'].includes(
    node.type,
  )
  const isSkipped = (child: SyntaxNode) =>
    (isPlainKey && !node['computed'] && child === node['key']) ||
    (node.type === 'MemberExpression' && !node['computed'] && child === node['property']) ||
    /^(Import|Export).*Specifier$/.test(node.type) ||
    (node.type === 'JSXAttribute' && child.type === 'JSXIdentifier')
  return childrenOf(node).filter(child => !isSkipped(child))
}

function insideOfChain(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type === 'NewExpression' || node.type === 'CallExpression')
    return (node['arguments'] as readonly SyntaxNode[]).filter(isNode)
  return []
}
