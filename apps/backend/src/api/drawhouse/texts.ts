import { readdirSync, readFileSync } from 'node:fs'
import { FALLBACK_LOCALE, languageOf, type Locale } from '@touchline/domain/locale'
import type english from './texts/en.json'

/** What the provider's page says. Words in braces stand for values. */
type Texts = Readonly<Record<keyof typeof english, string>>
export type PageText = (key: keyof Texts, values?: Readonly<Record<string, string | number>>) => string

const FOLDER = new URL('./texts/', import.meta.url)

/** A language is one file. */
const TEXTS: ReadonlyMap<Locale, Texts> = new Map(
  readdirSync(FOLDER).map(file => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Texts,
  ]),
)

/** The page's texts in a language, English where there is none. */
export function textsIn(locale: Locale): PageText {
  const texts = TEXTS.get(locale) ?? TEXTS.get(languageOf(locale)) ?? TEXTS.get(FALLBACK_LOCALE)!
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
