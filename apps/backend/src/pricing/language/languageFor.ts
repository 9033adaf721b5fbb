import {
  decimalSignOf,
  FALLBACK_LOCALE,
  languageOf,
  type LANGUAGES,
  type Locale,
} from '@touchline/domain/locale'
import type { Texts } from './texts.ts'
import en from './texts/en.json' with { type: 'json' }
import de from './texts/de.json' with { type: 'json' }
import ar from './texts/ar.json' with { type: 'json' }

/** The words of markets, outcomes and groups, as a template each (reference/domain.md f); a language is one file. */
export const LANGUAGE_TEXTS: Readonly<Partial<Record<(typeof LANGUAGES)[number], Texts>>> = {
  en,
  de,
  ar,
}

/** A language as templates are filled in it. */
export type Language = {
  readonly texts: Texts
  /** Between a whole number and its fraction. */
  readonly decimalSign: string
  /** An ordinal's ending by plural category; a language without endings writes its ordinals inside its texts. */
  readonly ordinal: (value: string) => string
}

const LANGUAGES_BY_LOCALE: ReadonlyMap<Locale, Language> = new Map(
  Object.entries(LANGUAGE_TEXTS).map(([locale, texts]) => [locale, toLanguage(locale, texts!)]),
)

/** The language of a locale: its own, else the first of the same tongue (`de-AT` reads `de`), else English. */
export function languageFor(locale: Locale): Language {
  return (
    LANGUAGES_BY_LOCALE.get(locale) ??
    [...LANGUAGES_BY_LOCALE].find(([known]) => languageOf(known) === languageOf(locale))?.[1] ??
    LANGUAGES_BY_LOCALE.get(FALLBACK_LOCALE)!
  )
}

function toLanguage(locale: Locale, texts: Texts): Language {
  const rule = new Intl.PluralRules(locale, { type: 'ordinal' })
  return {
    texts,
    decimalSign: decimalSignOf(locale),
    ordinal: value => texts[`ordinal.${rule.select(Number(value))}`]?.replace('{n}', value) ?? value,
  }
}
