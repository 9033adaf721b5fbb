import { childrenOf, isNode, type SyntaxNode } from '../parseFile.ts'

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const BLOCKS = new Set(['Program', 'BlockStatement', 'StaticBlock', 'SwitchStatement', 'TSModuleBlock'])

/** Names that a node declares for the code inside it: parameters of a function, declarations of a block. */
export function bindingsOf(node: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (pattern: unknown): void => {
    for (const name of namesOf(pattern)) names.add(name)
  }
  if (FUNCTIONS.has(node.type)) {
    add(node['id'])
    for (const parameter of node['params'] as readonly unknown[]) add(parameter)
  } else if (BLOCKS.has(node.type)) {
    for (const statement of childrenOf(node).flatMap(child =>
      child.type === 'SwitchCase' ? childrenOf(child) : [child],
    ))
      declared(statement).forEach(add)
  } else if (node.type.startsWith('For')) {
    for (const part of [node['init'], node['left']]) if (isNode(part)) declared(part).forEach(add)
  } else if (node.type === 'CatchClause') add(node['param'])
  return names
}

/** The patterns that a statement declares. */
function declared(statement: SyntaxNode): readonly unknown[] {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement['importKind'] === 'type'
        ? []
        : (statement['specifiers'] as readonly SyntaxNode[]).map(({ local }) => local)
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return isNode(statement['declaration']) ? declared(statement['declaration']) : []
    case 'VariableDeclaration':
      return (statement['declarations'] as readonly SyntaxNode[]).map(({ id }) => id)
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      return [statement['id']]
    default:
      return []
  }
}

/** Names that a pattern binds. */
function namesOf(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return []
  switch (pattern.type) {
    case 'Identifier':
      return [pattern['name'] as string]
    case 'ObjectPattern':
      return (pattern['properties'] as readonly SyntaxNode[]).flatMap(({ value, argument }) =>
        namesOf(value ?? argument),
      )
    case 'ArrayPattern':
      return (pattern['elements'] as readonly unknown[]).flatMap(namesOf)
    case 'AssignmentPattern':
      return namesOf(pattern['left'])
    case 'RestElement':
      return namesOf(pattern['argument'])
    case 'TSParameterProperty':
      return namesOf(pattern['parameter'])
    default:
      return []
  }
}
