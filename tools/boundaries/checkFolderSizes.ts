import { posix } from 'node:path'
import { LARGE_FOLDERS } from './exceptions.ts'

/** Bound of design section 1: code files and folders directly in a folder, tests included. */
const FOLDER_ENTRIES_MAX = 25

/**
 * Folders with too much in them, and exceptions that are not needed. `files` are all code files and style sheets, from
 * the root.
 */
export function checkFolderSizes(
  files: Iterable<string>,
  large: Readonly<Record<string, string>> = LARGE_FOLDERS,
): readonly string[] {
  const entries = new Map<string, Set<string>>()
  for (const file of files) {
    for (let path = file; path !== '.'; path = posix.dirname(path)) {
      const folder = posix.dirname(path)
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path))
    }
  }
  const isLarge = (folder: string) => (entries.get(folder)?.size ?? 0) > FOLDER_ENTRIES_MAX
  return [
    ...[...entries.keys()]
      .filter(folder => isLarge(folder) && !(folder in large))
      .map(
        folder =>
          `${folder} has ${entries.get(folder)!.size} entries, more than ${FOLDER_ENTRIES_MAX}: group them by what they do.`,
      ),
    ...Object.keys(large)
      .filter(folder => !isLarge(folder))
      .map(folder => `${folder} is small enough: remove its exception in tools/boundaries/exceptions.ts.`),
  ]
}
