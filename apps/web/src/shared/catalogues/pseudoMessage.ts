import type { CompiledMessage } from 'icu-minify/format'

/**
 * A pseudo-language: English with accents and brackets, 40 % longer. It reveals hard-coded texts and texts that are cut
 * off.
 */
export const PSEUDO_LOCALE = 'en-XA'

type Node = Extract<CompiledMessage, readonly unknown[]>[number]
type Branches = Record<string, Node>

/** Letters with accents, so that the text stays readable. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}
const LONGER = 0.4

/** A compiled text in the pseudo-locale; its arguments and tags stay. */
export function pseudoMessage(message: CompiledMessage): CompiledMessage {
  return typeof message === 'string' ? mark(message) : message.map(pseudoNode)
}

function pseudoNode(node: Node): Node {
  if (typeof node === 'string') return mark(node)
  if (typeof node === 'number' || node.length === 1) return node
  const [name, second, third] = node
  if (typeof second === 'number') {
    const hasBranches = second >= 1 && second <= 3
    if (!hasBranches) return node
    const branches = Object.entries(third as Branches).map(([key, branch]) => [key, pseudoBranch(branch)])
    return [name, second, Object.fromEntries(branches)] as Node
  }
  return [name, ...(node.slice(1) as Node[]).map(pseudoNode)] as Node
}

/** A branch is a text or a list of nodes; a bare node would be read as an argument. */
const pseudoBranch = (branch: Node): Node =>
  (Array.isArray(branch) ? (branch as Node[]).map(pseudoNode) : pseudoNode(branch)) as Node

/** `Stake` -> `⟦Stáké··⟧`; what has no letters stays as it is. */
function mark(text: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? []
  if (!/\p{L}/u.test(words)) return text
  const accented = words.replaceAll(/[a-zA-Z]/g, letter => ACCENTED[letter] ?? letter)
  return `${before}⟦${accented}${'·'.repeat(Math.ceil(words.length * LONGER))}⟧${after}`
}
