import type { Locale } from './locale.ts'
import { FALLBACK_LOCALE, languageOf } from './locale.ts'

/** Other names people and platforms use for a language (spec section 5; [LOCALE-2]). */
const ALIASES: Readonly<Record<string, Locale>> = {
  no: 'nb',
  tl: 'fil',
  vn: 'vi',
  kz: 'en',
  sr: 'sr-ME',
  br: 'pt-BR',
}

/** The languages of a site. */
export type LocaleChoice = {
  /** In the site's order; the first has no prefix in addresses. */
  readonly supported: readonly Locale[]
  readonly defaultLocale: Locale
}

/**
 * Exact match, else alias, else language part, else the site's default, else en (spec section 5; [LOCALE-1] to
 * [LOCALE-5]). If the site has the language only for another region or script, that one is used ([LOCALE-11]).
 */
export function resolveLocale(requested: string | undefined, choice: LocaleChoice): Locale {
  return match(requested, choice.supported) ?? defaultOf(choice)
}

/** Maximum part of an Accept-Language header that is read, in characters: twenty full tags with their weights. */
const HEADER_LENGTH_MAX = 1_024
/** Maximum languages of one header that are considered ([LOCALE-12]); browsers send up to a dozen. */
const TAGS_MAX = 20
/** Longest language tag, in characters: the minimum that RFC 5646 (4.4.1) requires ([LOCALE-12]). */
const TAG_LENGTH_MAX = 35

/**
 * The first language of an Accept-Language header that the site has, by weight; else the default ([LOCALE-6]). Clients
 * may send any header, so only a limited part of it is read ([LOCALE-12]).
 */
export function resolveAcceptLanguage(header: string | undefined, choice: LocaleChoice): Locale {
  const wanted = (header ?? '')
    .slice(0, HEADER_LENGTH_MAX)
    .split(',', TAGS_MAX)
    .map(part => {
      const [tag = '', ...parameters] = part.split(';').map(text => text.trim())
      const weight = parameters.find(text => text.startsWith('q='))
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  for (const { tag } of wanted) {
    const found = match(tag, choice.supported)
    if (found) return found
  }
  return defaultOf(choice)
}

function match(requested: string | undefined, supported: readonly Locale[]): Locale | undefined {
  if (!requested || requested.length > TAG_LENGTH_MAX) return undefined
  for (const tag of shorterAndShorter(requested)) {
    const found = exact(tag, supported) ?? alias(tag, supported)
    if (found) return found
  }
  const language = languageOf(requested)
  return supported.find(locale => languageOf(locale) === language)
}

/** `zh-Hans-CN` -> `zh-Hans-CN`, `zh-Hans`, `zh`. */
function shorterAndShorter(tag: string): readonly string[] {
  const parts = tag.split(/[-_]/)
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}

function exact(requested: string, supported: readonly Locale[]): Locale | undefined {
  const wanted = requested.toLowerCase()
  return supported.find(locale => locale.toLowerCase() === wanted)
}

function alias(requested: string, supported: readonly Locale[]): Locale | undefined {
  const name = requested.toLowerCase()
  // The language "constructor" must not find a property that every object has.
  return Object.hasOwn(ALIASES, name) ? exact(ALIASES[name]!, supported) : undefined
}

function defaultOf({ supported, defaultLocale }: LocaleChoice): Locale {
  return exact(defaultLocale, supported) ?? FALLBACK_LOCALE
}
