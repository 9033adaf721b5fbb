import { Icon, VisuallyHidden } from '@touchline/ui'
import { lazy } from 'react'
import { OnlyInBrowsers } from '#shared/hydration'
import { useLocale, useText } from '#shared/i18n'
import { useHref, useLocales, usePath } from '#shared/router'
import css from './Preferences.module.css'
import { useLanguageChoice } from './useLanguageChoice.ts'

// They need scripts, so they come with them; their place is kept.
const Switches = lazy(() => import('./Switches.tsx'))

/** Language, look and odds format: each works at once. Languages are links, so that they work without scripts too. */
export function Preferences() {
  const t = useText()
  return (
    <section className={css.preferences} aria-label={t('preferences.title')}>
      <Languages />
      <OnlyInBrowsers fallback={<div className={css.place} />}>
        <Switches />
      </OnlyInBrowsers>
    </section>
  )
}

function Languages() {
  const t = useText()
  const choose = useLanguageChoice()
  const href = useHref()
  const path = usePath()
  const here = useLocale()
  return (
    <div className={css.row}>
      <Icon name="globe" size={18} />
      <VisuallyHidden>{t('preferences.language')}</VisuallyHidden>
      <ul className={css.languages}>
        {useLocales().map(locale => (
          <li key={locale}>
            {/* Another language is another document: the browser loads it. */}
            <a
              href={href.inLocale(path, locale)}
              onClick={event => {
                // Query and hash go along (spec section 2.4); the server's HTML knows neither.
                const { search, hash } = window.location
                event.currentTarget.href = href.inLocale(path + search + hash, locale)
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
    </div>
  )
}

// Making a DisplayNames costs as much as a page of rows.
const names = new Map<string, string>()

/** A language in its own words. */
function nameOf(locale: string): string {
  const known = names.get(locale)
  if (known !== undefined) return known
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  const capital = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  names.set(locale, capital)
  return capital
}
