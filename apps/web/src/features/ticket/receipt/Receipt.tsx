import type { SlipState } from '@touchline/domain/slip'
import { Button, Icon } from '@touchline/ui'
import { activeAccount, useSessionState } from '#core/session'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'
import { placedParts } from './placedParts.ts'
import { PlacedTicket } from './PlacedTicket.tsx'
import css from './Receipt.module.css'
import { ShareButton } from '../sharing/index.ts'
import { TAKES_FOCUS } from '../layout/index.ts'
import { useMoneyText } from '../amounts/index.ts'

/** What was placed: number, time, legs, stake, odds, returns, balance. A surface of its own, never a toast. */
export function Receipt({ state: { placed, drafts } }: ReceiptProps) {
  const slip = useSlip()
  const t = useText()
  const balance = useSessionState(state => activeAccount(state)?.balance)
  const parts = placedParts(placed, drafts)
  const [first] = placed
  const taken = first && { ...first.stake, value: placed.reduce((sum, bet) => sum + bet.stake.value, 0) }
  const { money } = useMoneyText(taken)
  const close = (): void => slip.dispatch({ type: 'dismissed' })
  return (
    <div className={css.receipt}>
      <div className={css.head}>
        <span className={css.mark}>
          <Icon name="check" size={24} />
        </span>
        <h2 className={css.title} {...TAKES_FOCUS}>
          {t('ticket.accepted', { count: placed.length })}
        </h2>
        {taken && (
          <p className={css.taken}>
            {t('ticket.taken', { sum: money(taken) })}{' '}
            {balance && t('ticket.balance-now', { sum: money(balance) })}
          </p>
        )}
      </div>
      {parts.map(part => (
        <PlacedTicket key={part.bet.id} part={part} isOneOfMany={parts.length > SHOWN_WHOLE_MAX} />
      ))}
      <div className={css.actions}>
        <Button onClick={close}>{t('ticket.done')}</Button>
        <div className={css.pair}>
          {slip.site.isMyBetsVisible && (
            <Button
              variant="quiet"
              size="medium"
              onClick={() => {
                // The slip is empty once its receipt is dismissed, which closes the sheet: this opens it again at My
                // bets.
                close()
                slip.panel.open('MY_BETS')
              }}
            >
              {t('ticket.see-my-bets')}
            </Button>
          )}
          <Button
            variant="quiet"
            size="medium"
            onClick={() => slip.dispatch({ type: 'restored', bets: drafts, source: 'reuse' })}
          >
            {t('ticket.use-again')}
          </Button>
          <ShareButton look="button" drafts={drafts} />
        </div>
      </div>
    </div>
  )
}
export interface ReceiptProps {
  state: Extract<SlipState, { status: 'SUCCESS' }>
}

/** Up to this many bets show their legs expanded. */
const SHOWN_WHOLE_MAX = 3
