import { formatMoney } from '@touchline/domain/money'
import { Announce } from '#pieces/ticket-voice'
import { useLocale, useText } from '#shared/i18n'
import { type PlacedBet, useSecondsLeft } from '../bet/index.ts'
import css from './CashOut.module.css'
import type { CashoutState } from './cashoutState.ts'

/**
 * A cash-out under way: what was confirmed, and what it waits for. For another tab's cash-out only the bet is known.
 */
export function CashoutProgress({ state, bet }: CashoutProgressProps) {
  const t = useText()
  const locale = useLocale()
  const status = state?.status === 'asked' || state?.status === 'checking' ? state.status : 'waiting'
  const decideAt = (state?.status === 'waiting' ? state.decideAt : undefined) ?? bet?.decideAt
  const left = useSecondsLeft(status === 'waiting' ? decideAt : undefined)
  const amount = state?.wish.amount ?? bet?.cashout?.offer
  return (
    <div className={css.progress} data-state={status} data-cash-out={bet?.id ?? state?.wish.betId}>
      <p>
        {t(`cash-out.progress.${status}`)} {amount && <b className="num">{formatMoney(amount, locale)}</b>}
      </p>
      {left !== undefined && (
        <p className={css.left} role="timer">
          {t('cash-out.seconds', { seconds: left })}
        </p>
      )}
      {status === 'checking' && <p className={css.left}>{t('cash-out.progress.checking-text')}</p>}
      <Announce
        words={t(`cash-out.progress.${status}`)}
        urgency={status === 'checking' ? 'now' : 'politely'}
      />
    </div>
  )
}
export interface CashoutProgressProps {
  /** The state in this tab; undefined where another tab cashes out. */
  state: CashoutState | undefined
  /** Undefined where it is no longer in the list. */
  bet?: PlacedBet
}
