import { BASE_PATH, resolveAcceptLanguage, writeLocalePath } from '@touchline/domain/locale'
import { UNKNOWN_SITE, type SiteSource } from '../../site/site.ts'

/** Cookie of the language that a visitor chose; local storage has the same under the same name (spec section 9). */
export const LOCALE_COOKIE = 'locale'

export type Wished = {
  /** The language that the visitor chose earlier. */
  readonly chosen: string | undefined
  /** The Accept-Language header. */
  readonly header: string | undefined
}

/**
 * The home page for `/`: in the language the visitor chose before, else in the one the browser prefers ([LOCALE-6]).
 */
export async function firstAddress(
  site: Pick<SiteSource, 'system'>,
  { chosen, header }: Wished,
): Promise<string> {
  const { locales, always_prefix: alwaysPrefix = false } = (await site.system('en')) ?? UNKNOWN_SITE
  const [defaultLocale = 'en'] = locales
  const known = locales.find(locale => locale === chosen)
  const locale = known ?? resolveAcceptLanguage(header, { supported: locales, defaultLocale })
  return writeLocalePath(BASE_PATH, locale, { locales, alwaysPrefix })
}
