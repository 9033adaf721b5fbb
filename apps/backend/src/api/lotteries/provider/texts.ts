import type { Locale } from '@touchline/domain/locale'
import { readLanguages } from '#api/names'
import type english from './texts/en.json'

/** What the provider's page says. Words in braces stand for values. */
type Texts = Readonly<Record<keyof typeof english, string>>
export type PageText = (key: keyof Texts, values?: Readonly<Record<string, string | number>>) => string

/** A language is one file. */
const TEXTS = readLanguages<Texts>(new URL('./texts/', import.meta.url))

/** The page's texts in a language, English where there is none. */
export function textsIn(locale: Locale): PageText {
  const texts = TEXTS.textsIn(locale)
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
