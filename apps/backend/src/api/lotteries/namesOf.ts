import { readLanguages } from '#api/names'
import type { LocalizedText } from '#store'
import type english from './names/en.json'

type Names = Readonly<Record<keyof typeof english, string>>

/** What the lotteries are called, by id. A language is one file. */
const NAMES = readLanguages<Names>(new URL('./names/', import.meta.url))

/** What a lottery is called in every language. */
export function namesOf(id: keyof Names): LocalizedText {
  return Object.fromEntries([...NAMES.all].map(([locale, names]) => [locale, names[id]])) as LocalizedText
}
