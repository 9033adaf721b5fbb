import { ODDS_ACCEPT_MODES, ODDS_TYPES, type OddsAcceptMode, type OddsType } from '@touchline/domain'
import { SegmentedControl } from '@touchline/ui'
import { useSyncExternalStore } from 'react'
import { THEMES, useSetting, useSettingsStore } from '#core/settings'
import { useText } from '#shared/i18n'
import css from './Preferences.module.css'

/** Look, odds format and what moved prices do to the slip: each works at once. */
export default function Switches() {
  return (
    <>
      <ThemeSwitch />
      <OddsFormat />
      <AcceptMode />
    </>
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

function AcceptMode() {
  const t = useText()
  const settings = useSettingsStore()
  const chosen = useSetting('oddsAcceptMode')
  return (
    <label className={css.row}>
      <span>{t('ticket.accept-mode.short')}</span>
      <select
        className={css.select}
        value={chosen}
        onChange={event => settings.chooseOddsAcceptMode(event.currentTarget.value as OddsAcceptMode)}
      >
        {ODDS_ACCEPT_MODES.map(mode => (
          <option key={mode} value={mode}>
            {t(`ticket.accept-mode.${mode}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

const LIGHT = '(prefers-color-scheme: light)'
const readSystem = (): 'dark' | 'light' => (matchMedia(LIGHT).matches ? 'light' : 'dark')
function listenToSystem(wake: () => void): () => void {
  const query = matchMedia(LIGHT)
  query.addEventListener('change', wake)
  return () => query.removeEventListener('change', wake)
}
