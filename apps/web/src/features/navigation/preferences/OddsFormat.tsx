import { Select } from '@touchline/ui'
import { useSessionState } from '#core/session'
import { useSetting, useSettingsStore } from '#core/settings'
import { useText } from '#shared/i18n'
import css from './Preferences.module.css'

/** The odds formats that the site offers (spec section 3, Settings); with only one there is nothing to choose. */
export function OddsFormat() {
  const t = useText()
  const settings = useSettingsStore()
  const chosen = useSetting('oddsType')
  const offered = useSessionState(({ betting }) => betting.oddsTypes)
  if (offered.length < 2) return null
  return (
    <Select
      className={css.row}
      label={t('preferences.odds')}
      options={offered.map(key => ({ key, label: t(`odds-type.${key}`) }))}
      value={chosen}
      onChange={settings.chooseOddsType}
    />
  )
}
