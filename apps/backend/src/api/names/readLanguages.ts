import { readdirSync, readFileSync } from 'node:fs'
import { FALLBACK_LOCALE, languageOf, type Locale } from '@touchline/domain/locale'

/** Texts from a folder with one file per language: `<locale>.json`. */
export interface TextsByLanguage<Texts> {
  readonly all: ReadonlyMap<Locale, Texts>
  /** The texts of a locale, else of its language, else English. */
  textsIn(locale: Locale): Texts
}

/** @param folder ends with a slash */
export function readLanguages<Texts>(folder: URL): TextsByLanguage<Texts> {
  const all = new Map(
    readdirSync(folder).map(file => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Texts,
    ]),
  )
  return {
    all,
    textsIn: locale => all.get(locale) ?? all.get(languageOf(locale)) ?? all.get(FALLBACK_LOCALE)!,
  }
}
