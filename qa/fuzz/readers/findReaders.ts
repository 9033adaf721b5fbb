import { dirname, join, normalize } from 'node:path'

/** A source file: its path from the root, and its text. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** Code that takes something out of a request or an address. */
const READS =
  /(?:\.|\[|[{,] ?)(?:headers|cookies?|url|pathname|searchParams|querystring)\b(?=\s*(?:\[|\.|\}|,|=|\)|\?))|new URLSearchParams|decodeURI|parseCookie|Querystring/

/** Files that read a header, a cookie or an address, by their text. Comments and imports do not count. */
export function findReaders(sources: readonly Source[]): string[] {
  return sources.filter(({ text }) => READS.test(toCode(text))).map(({ path }) => path)
}

/** Files that a cost test imports by a path of its own. */
export function findCovered(tests: readonly Source[]): Set<string> {
  return new Set(
    tests.flatMap(({ path, text }) =>
      [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to]) => normalize(join(dirname(path), to!))),
    ),
  )
}

function toCode(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?:^|\s)\/\/.*$/gm, '')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll('import.meta.url', '')
}
