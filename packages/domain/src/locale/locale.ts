/** A BCP 47 tag as the site configures it: `en`, `pt-BR`. */
export type Locale = string

/** The language of texts that another language lacks. */
export const FALLBACK_LOCALE: Locale = 'en'

/** The languages of the product: each has every text. A site selects and orders them. */
export const LANGUAGES = [
  'en',
  'de',
  'es',
  'fr',
  'it',
  'pt-BR',
  'ru',
  'uk',
  'pl',
  'cs',
  'ro',
  'hu',
  'el',
  'tr',
  'nb',
  'sv',
  'fi',
  'ja',
  'ko',
  'zh-Hans',
  'hi',
  'vi',
  'fil',
  'sr-ME',
  'ar',
  'he',
  'fa',
  'ur',
] as const satisfies readonly Locale[]

const RTL_LANGUAGES = ['ar', 'he', 'fa', 'ur']

/** Text runs right to left only for ar, he, fa and ur, and only with the RTL flag on (spec section 2.7; [LOCALE-7]). */
export function directionOf(locale: Locale, isRtlEnabled: boolean): 'ltr' | 'rtl' {
  return isRtlEnabled && RTL_LANGUAGES.includes(languageOf(locale)) ? 'rtl' : 'ltr'
}

/** `pt-BR` -> `pt`. */
export function languageOf(locale: Locale): string {
  return locale.split(/[-_]/)[0]!.toLowerCase()
}
