import { ODDS_TYPES, type OddsType } from '@touchline/domain'
import { SegmentedControl } from '@touchline/ui'
import { useSyncExternalStore } from 'react'
import { THEMES, useSetting, useSettingsStore } from '#core/settings'
import { useLocale, useText } from '#shared/i18n'
import { useHref, useLocales, usePath } from '#shared/router'
import css from './Preferences.module.css'

/** Language, look and odds format: each works at once. Languages are links, so that they work without scripts too. */
export function Preferences() {
  const t = useText()
  return (
    <section className={css.preferences} aria-label={t('preferences.title')}>
      <Languages />
      <ThemeSwitch />
      <OddsFormat />
    </section>
  )
}

function Languages() {
  const t = useText()
  const href = useHref()
  const path = usePath()
  const here = useLocale()
  return (
    <div className={css.row}>
      <span>{t('preferences.language')}</span>
      <ul className={css.languages}>
        {useLocales().map(locale => (
          <li key={locale}>
            {/* Another language is another document: the browser loads it. */}
            <a
              href={href.inLocale(path, locale)}
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

function ThemeSwitch() {
  const t = useText()
  const settings = useSettingsStore()
  const chosen = useSetting('theme')
  const system = useSyncExternalStore(listenToSystem, readSystem, () => 'dark' as const)
  return (
    <div className={css.row}>
      <span>{t('preferences.theme')}</span>
      <SegmentedControl
        label={t('preferences.theme')}
        className={css.themes}
        segments={THEMES.map(key => ({ key, label: t(`preferences.theme-${key}`) }))}
        value={chosen ?? system}
        onChange={theme => settings.chooseTheme(theme)}
      />
    </div>
  )
}

function OddsFormat() {
  const t = useText()
  const settings = useSettingsStore()
  const chosen = useSetting('oddsType')
  return (
    <label className={css.row}>
      <span>{t('preferences.odds')}</span>
      <select
        className={css.select}
        value={chosen}
        onChange={event => settings.chooseOddsType(event.currentTarget.value as OddsType)}
      >
        {ODDS_TYPES.map(type => (
          <option key={type} value={type}>
            {t(`odds-type.${type}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A language in its own words. */
function nameOf(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

const LIGHT = '(prefers-color-scheme: light)'
const readSystem = (): 'dark' | 'light' => (matchMedia(LIGHT).matches ? 'light' : 'dark')
function listenToSystem(wake: () => void): () => void {
  const query = matchMedia(LIGHT)
  query.addEventListener('change', wake)
  return () => query.removeEventListener('change', wake)
}
