import type { StoredTexts } from '#shared/storage'

const MEMBERS_MAX = 100

/** Small lists by name (of a sport, of a match), stored as text. */
export interface StoredLists<T> {
  /** The same object until it is changed; empty where none is stored. */
  read(name: string): readonly T[]
  /** On the server: always empty. */
  none(): readonly T[]
  write(name: string, list: readonly T[]): void
  /** Adds a member, or removes it. */
  toggle(name: string, member: T): void
  subscribe(listener: () => void): () => void
}

export interface StoredListsOptions<T> {
  readonly storageKey: string
  /** How many lists are stored; the one written longest ago is dropped first. */
  readonly listsMax: number
  readonly isMember: (value: unknown) => value is T
}

export function createStoredLists<T>(
  texts: StoredTexts,
  { storageKey, listsMax, isMember }: StoredListsOptions<T>,
): StoredLists<T> {
  const listeners = new Set<() => void>()
  const empty: readonly T[] = []
  let lists: ReadonlyMap<string, readonly T[]> | undefined

  const all = (): ReadonlyMap<string, readonly T[]> => (lists ??= readLists(texts.read(storageKey), isMember))
  const read = (name: string): readonly T[] => all().get(name) ?? empty
  const write = (name: string, list: readonly T[]): void => {
    const others = [...all()].filter(([other]) => other !== name)
    const named: [string, readonly T[]][] = list.length > 0 ? [[name, list.slice(-MEMBERS_MAX)]] : []
    lists = new Map([...others, ...named].slice(-listsMax))
    texts.write(storageKey, JSON.stringify(Object.fromEntries(lists)))
    for (const listener of listeners) listener()
  }
  return {
    read,
    none: () => empty,
    write,
    toggle(name, member) {
      const before = read(name)
      write(name, before.includes(member) ? before.filter(other => other !== member) : [...before, member])
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Stored text is untrusted: anything but a list of members counts as empty. */
function readLists<T>(
  text: string | undefined,
  isMember: (value: unknown) => value is T,
): ReadonlyMap<string, readonly T[]> {
  try {
    const parsed = Object(JSON.parse(text ?? '{}')) as Readonly<Record<string, unknown>>
    return new Map(
      Object.entries(parsed).map(([name, list]) => [name, Array.isArray(list) ? list.filter(isMember) : []]),
    )
  } catch {
    return new Map()
  }
}
