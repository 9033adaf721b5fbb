import { ODDS_ACCEPT_MODES, type OddsAcceptMode } from '@touchline/domain'
import { useSetting, useSettingsStore } from '#core/settings'
import { useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import css from './AcceptChoice.module.css'

/** What happens when a price moves before the bet is placed, in words ([ACCEPT-1] to [ACCEPT-4]). */
export function AcceptChoice() {
  const t = useText()
  const settings = useSettingsStore()
  const mode = useSetting('oddsAcceptMode')
  const isCustom = useSlipState(slip => slip.bets.some(bet => bet.type === 'custom_bet'))
  if (isCustom) return <p className={css.always}>{t('ticket.accept-mode.custom')}</p>
  return (
    <label className={css.row}>
      <span>{t('ticket.accept-mode.title')}</span>
      <select
        className={css.select}
        value={mode}
        onChange={event => settings.chooseOddsAcceptMode(event.currentTarget.value as OddsAcceptMode)}
      >
        {ODDS_ACCEPT_MODES.map(one => (
          <option key={one} value={one}>
            {t(`ticket.accept-mode.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
