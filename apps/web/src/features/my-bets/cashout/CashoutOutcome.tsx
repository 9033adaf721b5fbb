import { formatMoney } from '@touchline/domain/money'
import { Button } from '@touchline/ui'
import { AnnouncedNotice } from '#pieces/ticket-voice'
import { useLocale, useText, type Text } from '#shared/i18n'
import css from './CashOut.module.css'
import type { CashoutRefusal, CashoutState } from './cashoutState.ts'
import { useCashouts } from './useCashouts.ts'

/** How a cash-out ended, until it has been read: the amount paid, or that nothing was paid and why. */
export function CashoutOutcome({ state }: CashoutOutcomeProps) {
  const t = useText()
  const locale = useLocale()
  const cashouts = useCashouts()
  const { betId, amount, part } = state.wish
  const money = (value: number): string => formatMoney({ ...amount, value }, locale)
  const close = (
    <Button variant="text" size="medium" fit="content" onClick={() => cashouts.dismiss(betId)}>
      {t('cash-out.close')}
    </Button>
  )
  if (state.status === 'done') {
    return (
      <AnnouncedNotice
        tone="good"
        urgency="now"
        className={css.outcome}
        title={t('cash-out.done', { amount: money(amount.value) })}
        text={t(part === undefined ? 'cash-out.done-text' : 'cash-out.done-part')}
        actions={close}
      />
    )
  }
  if (state.status !== 'refused') return null
  const { refusal } = state
  return (
    <AnnouncedNotice
      tone={refusal.why === 'no-answer' ? 'bad' : 'warn'}
      urgency="now"
      className={css.outcome}
      title={t(`cash-out.refused.${refusal.why}`)}
      text={whyOf(refusal, money, t)}
      actions={close}
    />
  )
}
export interface CashoutOutcomeProps {
  state: CashoutState
}

function whyOf(refusal: CashoutRefusal, money: (value: number) => string, t: Text): string {
  switch (refusal.why) {
    case 'changed':
      return refusal.offer === undefined
        ? t('cash-out.why.no-offer')
        : t('cash-out.why.changed', { amount: money(refusal.offer) })
    case 'not-offered':
      return t(`cash-out.because.${refusal.because}`)
    case 'refused':
      return refusal.message ?? t('cash-out.why.refused')
    case 'decided':
    case 'no-answer':
      return t(`cash-out.why.${refusal.why}`)
  }
}
