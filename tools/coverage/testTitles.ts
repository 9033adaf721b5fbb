import { parseSync } from 'oxc-parser'

/** What may come between `test` and its title without preventing a run that must pass. */
const RUNNING = new Set(['each', 'for', 'only', 'concurrent', 'sequential', 'serial', 'describe'])

type Node = { readonly type: string; readonly [key: string]: unknown }

/**
 * Titles of the tests in a source that run: a test that is skipped, planned, expected to fail, conditional, or in a
 * comment proves nothing. A title over several lines or of several parts is one title; an expression in it reads
 * `${}`.
 */
export function testTitles(source: string, file = 'a.test.tsx'): readonly string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`)
  // The tree is read by field names; the parser's types are a union of all kinds of nodes.
  return titlesIn(program as unknown as Node)
}

function titlesIn(node: Node): readonly string[] {
  const call = node.type === 'CallExpression' ? calledTest(node.callee as Node) : undefined
  if (call && (call.modifiers.some(name => !RUNNING.has(name)) || isStopped(node))) return []
  const inner = Object.values(node).flatMap(childrenOf).flatMap(titlesIn)
  const isSuite = call?.name === 'describe' || call?.modifiers.includes('describe')
  const title = call && !isSuite ? textOf((node.arguments as Node[])[0]) : undefined
  return title === undefined ? inner : [title, ...inner]
}

/** `test`, `it` or `describe` with its modifiers: `test.each(rows)('…')` is `test` with `each`. */
function calledTest(
  callee: Node,
): { readonly name: string; readonly modifiers: readonly string[] } | undefined {
  switch (callee.type) {
    case 'Identifier': {
      const name = callee.name as string
      return ['test', 'it', 'describe'].includes(name) ? { name, modifiers: [] } : undefined
    }
    case 'MemberExpression': {
      const called = calledTest(callee.object as Node)
      const { name } = callee.property as { readonly name?: string }
      return called && { ...called, modifiers: [...called.modifiers, name ?? ''] }
    }
    case 'CallExpression':
      return calledTest(callee.callee as Node)
    case 'TaggedTemplateExpression':
      return calledTest(callee.tag as Node)
    default:
      return undefined
  }
}

/** Disabled by its options: `test('…', { skip: true }, …)`. */
function isStopped({ arguments: given }: Node): boolean {
  const options = (given as Node[]).filter(({ type }) => type === 'ObjectExpression')
  const properties = options.flatMap(({ properties: all }) => all as Node[])
  return properties.some(({ key, value }) => {
    const { name } = (key ?? {}) as { readonly name?: string }
    const isOff = (value as Node | undefined)?.value === false
    return ['skip', 'todo', 'fails'].includes(name ?? '') && !isOff
  })
}

function textOf(node: Node | undefined): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('${}')
    case 'BinaryExpression': {
      const [left, right] = [textOf(node.left as Node), textOf(node.right as Node)]
      return left === undefined || right === undefined ? undefined : left + right
    }
    default:
      return undefined
  }
}

function childrenOf(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(childrenOf)
  return typeof value === 'object' && value !== null && 'type' in value ? [value as Node] : []
}
