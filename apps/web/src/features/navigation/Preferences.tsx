import { useId, type ReactNode } from 'react'
import { ODDS_TYPES, type OddsType } from '@touchline/domain'
import { THEMES, useSetting, useSettingsStore, type Theme } from '#core/settings'
import { useLocale, useText } from '#shared/i18n'
import { useHref, useLocales, usePath } from '#shared/router'
import css from './Preferences.module.css'

/** How the visitor wants the page: odds format, theme and language. */
export function Preferences() {
  const t = useText()
  const settings = useSettingsStore()
  const oddsType = useSetting('oddsType')
  const theme = useSetting('theme')
  return (
    <div className={css.preferences}>
      <Choice
        label={t('nav.odds-format')}
        value={oddsType}
        onChoose={value => settings.chooseOddsType(value as OddsType)}
      >
        {ODDS_TYPES.map(type => (
          <option key={type} value={type}>
            {t(`odds-type.${type}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('nav.theme')}
        value={theme ?? ''}
        onChoose={value => settings.chooseTheme(value as Theme)}
      >
        {theme === undefined && <option value="">{t('theme.system')}</option>}
        {THEMES.map(name => (
          <option key={name} value={name}>
            {t(`theme.${name}`)}
          </option>
        ))}
      </Choice>
      <LanguageChoice />
    </div>
  )
}

/** Another language is another address: the page is loaded anew from the server. */
function LanguageChoice() {
  const t = useText()
  const href = useHref()
  const path = usePath()
  const locale = useLocale()
  const go = (chosen: string): void => {
    const { search, hash } = window.location
    window.location.assign(href.inLocale(path + search + hash, chosen))
  }
  return (
    <Choice label={t('nav.language')} value={locale} onChoose={go}>
      {useLocales().map(name => (
        <option key={name} value={name} lang={name}>
          {t(`language.${name}`)}
        </option>
      ))}
    </Choice>
  )
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <p className={css.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChoose(event.target.value)}>
        {children}
      </select>
    </p>
  )
}
interface ChoiceProps {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}
