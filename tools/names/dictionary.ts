import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A word that names and comments must not use, and what to write instead. */
export interface AvoidedWord {
  readonly word: string
  readonly instead: string
  /** The word is allowed before this one: `wall clock` is the field's own term. */
  readonly exceptBefore: string | undefined
  /** Where it must not occur: in any line of a source, or only in exported names and names of files. */
  readonly scope: 'lines' | 'exports'
}

const HEADING = '## Words that code does not use'
const ROW =
  /^\|\s*`(?<word>[a-z]+)`(?: \((?:except `(?<except>[a-z ]+)`|(?<exports>in exported names))\))?\s*\|\s*(?<instead>[^|]+?)\s*\|$/

/**
 * The table of `docs/glossary.md`, the only list of these words. Throws when the table is missing or a row cannot be
 * read.
 */
export function readDictionary(root: string): readonly AvoidedWord[] {
  return parseDictionary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'))
}

/** Reads the rows below the heading. */
export function parseDictionary(glossary: string): readonly AvoidedWord[] {
  const section = glossary.split(HEADING)[1]?.split('\n## ')[0]
  if (section === undefined) throw new Error(`docs/glossary.md has no "${HEADING}".`)
  const rows = section.split('\n').filter(line => line.startsWith('|'))
  return rows.slice(2).map(row => {
    const { word, instead, except, exports } = ROW.exec(row)?.groups ?? {}
    if (word === undefined || instead === undefined)
      throw new Error(`docs/glossary.md: this row is no "| \`word\` | what to write |": ${row}`)
    return { word, instead, exceptBefore: except?.split(' ')[1], scope: exports ? 'exports' : 'lines' }
  })
}
