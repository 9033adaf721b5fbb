import { readdirSync, readFileSync } from 'node:fs'
import type { LocalizedText } from '#store'
import type english from './names/en.json'

type Names = Readonly<Record<keyof typeof english, string>>

const FOLDER = new URL('./names/', import.meta.url)

/** What the lotteries are called, by id. A language is one file. */
const NAMES = readdirSync(FOLDER).map(
  file =>
    [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Names] as const,
)

/** What a lottery is called in every language. */
export function namesOf(id: keyof Names): LocalizedText {
  return Object.fromEntries(NAMES.map(([locale, names]) => [locale, names[id]])) as LocalizedText
}
