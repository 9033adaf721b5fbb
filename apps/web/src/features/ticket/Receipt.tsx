import type { Bet, SlipState } from '@touchline/domain'
import { Button, Icon, IconButton } from '@touchline/ui'
import { activeAccount, useSessionState } from '#core/session'
import { useSlip } from '#core/slip'
import { Leg } from '#pieces/leg'
import { useFormatter, useText } from '#shared/i18n'
import { placedReturns } from './placedTotals.ts'
import css from './Receipt.module.css'
import { ShareButton } from './sharing/ShareButton.tsx'
import { TAKES_FOCUS } from './useFollowFocus.ts'
import { useMoneyText } from './useMoneyText.ts'

/** What was placed: number, time, legs, stake, odds, returns, balance. A surface of its own, never a toast. */
export function Receipt({ state: { placed, drafts } }: ReceiptProps) {
  const slip = useSlip()
  const t = useText()
  const { money } = useMoneyText()
  const balance = useSessionState(state => activeAccount(state)?.balance)
  const [first] = placed
  const taken = first && { ...first.stake, value: placed.reduce((sum, bet) => sum + bet.stake.value, 0) }
  const close = (): void => slip.dispatch({ type: 'dismissed' })
  return (
    <div className={css.receipt}>
      <div role="alert" className={css.head}>
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
      {placed.map((bet, i) => (
        <PlacedTicket key={bet.id} bet={bet} returns={money(placedReturns(bet, drafts[i]))} />
      ))}
      <div className={css.actions}>
        <Button onClick={close}>{t('ticket.done')}</Button>
        <div className={css.pair}>
          <Button
            variant="quiet"
            size="medium"
            onClick={() => {
              slip.panel.showTab('MY_BETS')
              close()
            }}
          >
            {t('ticket.see-my-bets')}
          </Button>
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

function PlacedTicket({ bet, returns }: { bet: Bet; returns: string }) {
  const t = useText()
  const format = useFormatter()
  const text = useMoneyText()
  return (
    <section className={css.ticket}>
      <header className={css.number}>
        <span>
          {t('ticket.bet')} <b className="num">{bet.ref}</b>, {format.dateTime(bet.createdAt, 'time')}
        </span>
        <IconButton
          icon="copy"
          iconSize={18}
          label={t('ticket.copy-number')}
          onClick={() => void navigator.clipboard?.writeText(bet.ref)}
        />
      </header>
      {bet.legs.map(leg => (
        <Leg key={`${leg.matchId}/${leg.marketId}/${leg.outcomeId}`} leg={leg} odds={leg.odds} />
      ))}
      <dl className={css.sums}>
        <div>
          <dt>{t('ticket.stake')}</dt>
          <dd className="num">{text.money(bet.stake)}</dd>
        </div>
        <div>
          <dt>{t('ticket.odds')}</dt>
          <dd className="num">{text.odds(bet.odds)}</dd>
        </div>
        <div className={css.returns}>
          <dt>{t('ticket.returns')}</dt>
          <dd className="num">{returns}</dd>
        </div>
      </dl>
    </section>
  )
}
