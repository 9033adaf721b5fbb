import { useSlipState } from '#core/slip'
import { AcceptMode } from '#pieces/accept-mode'
import { useText } from '#shared/i18n'
import css from './AcceptChoice.module.css'

/** What happens when a price moves before the bet is placed; a custom bet has no choice. */
export function AcceptChoice() {
  const t = useText()
  const isCustom = useSlipState(slip => slip.bets.some(bet => bet.type === 'custom_bet'))
  if (isCustom) return <p className={css.always}>{t('ticket.accept-mode.custom')}</p>
  return <AcceptMode label={t('ticket.accept-mode.title')} />
}
