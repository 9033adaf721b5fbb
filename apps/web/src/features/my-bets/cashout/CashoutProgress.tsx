import { formatMoney } from '@touchline/domain/money'
import { Announce } from '#pieces/ticket-voice'
import { useLocale, useText } from '#shared/i18n'
import { type PlacedBet, useSecondsLeft } from '../bet/index.ts'
import css from './CashOut.module.css'
import type { CashoutState } from './cashoutState.ts'

/** A cash-out on its way: what was confirmed, and who is waited for. Of another tab's only the bet is known. */
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
  /** Of this tab; undefined where another one cashes out. */
  state: CashoutState | undefined
  /** Undefined where the list has it no longer. */
  bet?: PlacedBet
}
