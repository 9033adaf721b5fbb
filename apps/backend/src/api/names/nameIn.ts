import { languageOf, type Locale } from '@touchline/domain/locale'
import type { LocalizedText } from '#store'

/** A stored name in a language: the locale itself, else its language, else English. */
export function nameIn(names: LocalizedText, locale: Locale): string {
  return names[locale] ?? names[languageOf(locale)] ?? names.en
}
