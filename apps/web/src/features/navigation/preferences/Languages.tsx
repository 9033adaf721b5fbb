import { switchLocale } from '@touchline/domain/locale'
import { Icon } from '@touchline/ui'
import { useLocale, useText } from '#shared/i18n'
import { useLocalePaths } from '#core/addresses'
import { useLanguageChoice } from './useLanguageChoice.ts'
import css from './Languages.module.css'

/** All languages by their own names, behind the current one. They are links, so that they work without scripts. */
export function Languages({ path }: { path: string }) {
  const t = useText()
  const choose = useLanguageChoice()
  const paths = useLocalePaths()
  const here = useLocale()
  return (
    <details className={css.languages}>
      <summary>
        <Icon name="globe" size={18} />
        {t('preferences.language')}
        <bdi lang={here}>{nameOf(here)}</bdi>
        <Icon name="chevron-down" size={14} />
      </summary>
      <ul>
        {paths.locales.map(locale => (
          <li key={locale}>
            {/* Another language is another document: the browser loads it. */}
            <a
              href={switchLocale(path, locale, paths)}
              onClick={event => {
                // Query and hash are added by script (spec section 2.4): the server's HTML is the same for all of them.
                const { search, hash } = window.location
                event.currentTarget.href = switchLocale(path + search + hash, locale, paths)
                choose(event, locale)
              }}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === here ? 'true' : undefined}
            >
              {nameOf(locale)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

// Making a DisplayNames costs as much as a page of rows.
const names = new Map<string, string>()

/** The name of a language in that language. */
function nameOf(locale: string): string {
  const known = names.get(locale)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  const capital = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  names.set(locale, capital)
  return capital
}
