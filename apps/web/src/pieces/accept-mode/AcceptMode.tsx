import { ODDS_ACCEPT_MODES } from '@touchline/domain/odds'
import { Select } from '@touchline/ui'
import { useSetting, useSettingsStore } from '#core/settings'
import { useText } from '#shared/i18n'

/**
 * What happens when a price moves before the bet is placed, as a choice in words ([ACCEPT-1] to [ACCEPT-4]). It works
 * at once.
 */
export function AcceptMode({ label, className }: AcceptModeProps) {
  const t = useText()
  const settings = useSettingsStore()
  const mode = useSetting('oddsAcceptMode')
  return (
    <Select
      label={label}
      className={className}
      options={ODDS_ACCEPT_MODES.map(key => ({ key, label: t(`ticket.accept-mode.${key}`) }))}
      value={mode}
      onChange={settings.chooseOddsAcceptMode}
    />
  )
}
export interface AcceptModeProps {
  label: string
  className?: string | undefined
}
