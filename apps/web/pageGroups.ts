import { build, type Rolldown } from 'vite'

/**
 * A chunk of the trial build: its file, the module it begins with, all its modules, its code, and the files it
 * imports at once.
 */
export type TrialChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'facadeModuleId' | 'moduleIds' | 'code' | 'imports' | 'isEntry' | 'isDynamicEntry'
>

/** The module that a page begins with: each page is a folder of `pages`. */
const PAGE = /\/src\/pages\/[^/]+\/index\.ts$/
/**
 * What one more file costs a page, in bytes before minification: its imports and exports, and a worse compression.
 * Measured: of 1.5 to 20 kB this one gives the smallest first loads (record 0096).
 */
const FILE_COST_BYTES = 9_000

/**
 * How the files of first loads are cut, by what reaches what. A trial build with one chunk for each set of entries
 * shows which pages import a module at once, after unused code was removed. From there modules that several pages share
 * are put together as long as all pages together load less for it. What parts that come later share is put together in
 * the same way: each file waits for a connection of its own.
 */
export async function pageGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const trial = (await build({
    logLevel: 'warn',
    build: { write: false, minify: false, manifest: false },
  })) as Rolldown.RolldownOutput
  const groupOf = groupModules(trial.output.filter(part => part.type === 'chunk'))
  return [
    {
      debugName: 'first loads',
      name: id => groupOf.get(id) ?? null,
      includeDependenciesRecursively: false,
    },
  ]
}

/** Modules that the same pages or late parts load, and their size in bytes. */
type Group = {
  readonly users: ReadonlySet<string>
  readonly chunks: readonly TrialChunk[]
  readonly bytes: number
}

/** The name of the group of each module that first loads share, or parts that come later, by the module's id. */
export function groupModules(chunks: readonly TrialChunk[]): ReadonlyMap<string, string> {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const pages = chunks.filter(isPage)
  const everywhere = closure(
    chunks.filter(({ isEntry }) => isEntry),
    byName,
  )
  const usersOf = (starts: readonly TrialChunk[], known: (chunk: TrialChunk) => boolean): Users => {
    const users = new Map<TrialChunk, Set<string>>()
    for (const start of starts) {
      for (const chunk of closure([start], byName)) {
        if (!known(chunk)) users.set(chunk, (users.get(chunk) ?? new Set()).add(start.fileName))
      }
    }
    return users
  }
  const ofPages = usersOf(pages, chunk => everywhere.has(chunk))
  const later = chunks.filter(chunk => chunk.isDynamicEntry && !isPage(chunk))
  // What a page loads at once, and what begins a part of its own, stays where it is.
  const ofLater = usersOf(later, chunk => everywhere.has(chunk) || ofPages.has(chunk) || chunk.isDynamicEntry)
  const named = (groups: readonly Group[], name: string): (readonly [string, string])[] =>
    groups.flatMap((group, index) =>
      group.chunks.flatMap(({ moduleIds }) => moduleIds.map(id => [id, name + index] as const)),
    )
  return new Map([
    ...[...everywhere].flatMap(({ moduleIds }) => moduleIds.map(id => [id, 'client'] as const)),
    ...named(merge(sharedIn(ofPages)), 'pages'),
    ...named(merge(sharedIn(ofLater)), 'later'),
  ])
}

/** The pages or late parts that load each chunk, by their files. */
type Users = ReadonlyMap<TrialChunk, ReadonlySet<string>>

const isPage = ({ facadeModuleId }: TrialChunk): boolean => PAGE.test(facadeModuleId ?? '')

/** A group for each chunk that several load. */
function sharedIn(users: Users): readonly Group[] {
  return [...users]
    .filter(([, by]) => by.size > 1)
    .map(([chunk, by]) => ({ users: by, chunks: [chunk], bytes: chunk.code.length }))
}

/** Puts two groups together, those that save most first, until no two are left that save anything. */
function merge(groups: readonly Group[]): readonly Group[] {
  const imported = new Map(groups.map(group => [group, importedBy(group, groups)]))
  let best: { readonly saved: number; readonly after: readonly Group[] } | undefined
  for (const [index, a] of groups.entries()) {
    for (const b of groups.slice(index + 1)) {
      const below = new Set([...imported.get(a)!, ...imported.get(b)!])
      const { gone, come } = join(a, b, below)
      const saved = costOf(gone) - costOf(come)
      if (saved > (best?.saved ?? 0)) {
        best = { saved, after: [...groups.filter(group => !gone.includes(group)), ...come] }
      }
    }
  }
  return best ? merge(best.after) : groups
}

/** All groups that a group imports at once, over others too. */
function importedBy(group: Group, groups: readonly Group[]): ReadonlySet<Group> {
  const found = new Set<Group>([group])
  for (const { chunks } of found) {
    const names = new Set(chunks.flatMap(({ imports }) => imports))
    for (const other of groups) if (other.chunks.some(({ fileName }) => names.has(fileName))) found.add(other)
  }
  return found
}

/** What two groups become when they are one: who loads either then loads both, and all that both import. */
function join(a: Group, b: Group, imported: ReadonlySet<Group>) {
  const users = new Set([...a.users, ...b.users])
  const joined = { users, chunks: [...a.chunks, ...b.chunks], bytes: a.bytes + b.bytes }
  const below = [...imported].filter(group => group !== a && group !== b)
  return {
    gone: [a, b, ...below],
    come: [joined, ...below.map(group => ({ ...group, users: new Set([...group.users, ...users]) }))],
  }
}

/** What all that use these groups together load of them, in bytes. */
function costOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { users, bytes }) => sum + users.size * (bytes + FILE_COST_BYTES), 0)
}

/** These chunks and all that they import at once. */
function closure(
  starts: readonly TrialChunk[],
  byName: ReadonlyMap<string, TrialChunk>,
): ReadonlySet<TrialChunk> {
  const found = new Set<TrialChunk>()
  const visit = (chunk: TrialChunk | undefined): void => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  starts.forEach(visit)
  return found
}
