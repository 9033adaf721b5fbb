import { SegmentedControl, Switch } from '@touchline/ui'
import { useSyncExternalStore } from 'react'
import { THEMES, useSetting, useSettingsStore } from '#core/settings'
import { AcceptMode } from '#pieces/accept-mode'
import { listenToMedia } from '#shared/browser'
import { useText } from '#shared/i18n'
import { OddsFormat } from './OddsFormat.tsx'
import { usePause } from '../notices/usePause.ts'
import css from './Preferences.module.css'

/** Pausing prices, theme, odds format and accepting odds changes: each works at once. */
export default function Switches() {
  const t = useText()
  return (
    <>
      <PauseSwitch />
      <ThemeSwitch />
      <OddsFormat />
      <AcceptMode className={css.row} label={t('ticket.accept-mode.short')} />
    </>
  )
}

/** Moving content must have a pause (WCAG 2.2.2). */
function PauseSwitch() {
  const t = useText()
  const [isPaused, pause] = usePause()
  return (
    <Switch className={css.row} checked={isPaused} onChange={pause}>
      {t('freshness.pause')}
    </Switch>
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

const LIGHT = '(prefers-color-scheme: light)'
const readSystem = (): 'dark' | 'light' => (matchMedia(LIGHT).matches ? 'light' : 'dark')
const listenToSystem = listenToMedia(LIGHT)
