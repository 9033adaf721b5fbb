import { readLanguages } from '#api/names'
import type { LocalizedText } from '#store'
import type english from './names/en.json'

type Names = Readonly<Record<keyof typeof english, string>>

/** The names of the lotteries, by id. One file per language. */
const NAMES = readLanguages<Names>(new URL('./names/', import.meta.url))

/** The names of a lottery in every language. */
export function lotteryNamesOf(id: keyof Names): LocalizedText {
  return Object.fromEntries([...NAMES.all].map(([locale, names]) => [locale, names[id]])) as LocalizedText
}
