import { readdirSync, readFileSync } from 'node:fs'
import type { LocalizedText } from '#store'
import { createTransliterator, type SpellingRules } from './createTransliterator.ts'

/** One file per language that maps English names of sports, regions, leagues and races. */
const TEXTS = readFolder<Readonly<Record<string, string>>>('texts')

/** Spelling of proper names in languages with other scripts. Arabic spellings are stored next to the Latin form. */
const SPELLINGS = [...readFolder<SpellingRules>('scripts')].map(
  ([locale, script]) => [locale, createTransliterator(script)] as const,
)

/**
 * A name of the feed in every language, looked up by its English form; a language that uses the English word has no
 * entry (readers fall back to `en`). Throws on a missing translation.
 */
export function namesOf(english: string): LocalizedText {
  return compact(
    english,
    [...TEXTS].map(([locale, texts]) => {
      const name = texts[english]
      if (name === undefined) throw new RangeError(`${locale} has no name for "${english}".`)
      return [locale, name] as const
    }),
  )
}

/** Fills a template with `{placeholders}` in every language. */
export function fillNames(template: string, values: Readonly<Record<string, LocalizedText>>): LocalizedText {
  const templates = namesOf(template)
  const fill = (locale: string) =>
    (templates[locale] ?? template).replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key]!
      return value[locale] ?? value.en
    })
  return compact(
    fill('en'),
    [...TEXTS.keys()].map(locale => [locale, fill(locale)] as const),
  )
}

/** A proper name: unchanged in Latin letters, in Arabic as given, in other scripts transliterated. */
export function namesOfSide(latin: string, arabic: string): LocalizedText {
  return {
    en: latin,
    ar: arabic,
    ...Object.fromEntries(SPELLINGS.map(([locale, spell]) => [locale, spell(latin)])),
  }
}

const compact = (en: string, names: readonly (readonly [locale: string, name: string])[]): LocalizedText => ({
  en,
  ...Object.fromEntries(names.filter(([, name]) => name !== en)),
})

function readFolder<T>(folder: string): ReadonlyMap<string, T> {
  const at = new URL(`./${folder}/`, import.meta.url)
  const files = readdirSync(at)
    .filter(file => file.endsWith('.json'))
    .toSorted()
  return new Map(
    files.map(file => [file.replace('.json', ''), JSON.parse(readFileSync(new URL(file, at), 'utf8')) as T]),
  )
}
