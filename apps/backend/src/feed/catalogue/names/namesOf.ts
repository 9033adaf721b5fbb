import { readdirSync, readFileSync } from 'node:fs'
import type { LocalizedText } from '#store'
import { createTransliterator, type Script } from './createTransliterator.ts'

/** English to a language, a file each: what sports, regions, leagues and races are called there. */
const TEXTS = readFolder<Readonly<Record<string, string>>>('texts')

/** How a language that is not written in Latin letters spells proper names. Arabic spells them beside their Latin form. */
const SPELLINGS = [...readFolder<Script>('scripts')].map(
  ([locale, script]) => [locale, createTransliterator(script)] as const,
)

/**
 * A name of the feed in every language, found by its English; a language that has the English word itself has no entry (readers fall
 * back to `en`). Throws on a name that a language lacks.
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

/** The names of a template with `{places}`, each filled in its own language. */
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

/** A proper name: as it is in Latin letters, in Arabic as given, in other scripts by their spelling. */
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
