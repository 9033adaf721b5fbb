import type { PageKey } from './table.ts'

/** Every page folder except those that the table imports itself. */
const FOLDERS = import.meta.glob([
  './*/index.ts',
  '!./{shared,sports,in-play,sport,category,league,match}/index.ts',
])

/** Loads a page that is rarely the first of a visit. */
export function loadRarePage(key: PageKey): Promise<unknown> {
  return FOLDERS[`./${key.replaceAll('_', '-')}/index.ts`]!()
}
