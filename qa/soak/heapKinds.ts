/**
 * Kinds of heap content; `code` and `shapes` are the engine's own, for functions that ran and for kinds of objects
 * that it met.
 */
export const HEAP_KINDS = ['code', 'shapes', 'objects', 'closures', 'arrays', 'strings'] as const
export type HeapKind = (typeof HEAP_KINDS)[number]
/** Bytes. */
export type HeapKinds = Readonly<Record<HeapKind, number>>

/** The part of V8's heap snapshot format that is read here: nodes follow one another in one list of numbers. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly (readonly string[] | string)[]
    }
  }
  readonly nodes: readonly number[]
}

const KIND_OF: Readonly<Record<string, HeapKind>> = {
  code: 'code',
  'object shape': 'shapes',
  closure: 'closures',
  array: 'arrays',
  string: 'strings',
  'concatenated string': 'strings',
  'sliced string': 'strings',
  object: 'objects',
  number: 'objects',
  bigint: 'objects',
  symbol: 'objects',
  regexp: 'objects',
}

/**
 * @param text a heap snapshot in the format of the developer tools protocol. What is outside of the JavaScript heap
 * is left out.
 */
export function heapKindsOf(text: string): HeapKinds {
  const { snapshot, nodes } = JSON.parse(text) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const names = types[typeAt] as readonly string[]
  const bytes: Record<HeapKind, number> = {
    code: 0,
    shapes: 0,
    objects: 0,
    closures: 0,
    arrays: 0,
    strings: 0,
  }
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = KIND_OF[names[nodes[node + typeAt]!]!]
    if (kind) bytes[kind] += nodes[node + sizeAt]!
  }
  return bytes
}
