import type { Locale } from '@touchline/domain/locale'
import { readLanguages } from '#api/names'
import type english from './texts/en.json'

/** Texts of the provider's page. Words in braces are placeholders for values. */
type Texts = Readonly<Record<keyof typeof english, string>>
export type PageText = (key: keyof Texts, values?: Readonly<Record<string, string | number>>) => string

/** One file per language. */
const TEXTS = readLanguages<Texts>(new URL('./texts/', import.meta.url))

/** The page's texts in a language, English as the fallback. */
export function pageTextsIn(locale: Locale): PageText {
  const texts = TEXTS.textsIn(locale)
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
