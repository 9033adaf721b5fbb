import { betTotals, type DraftBet, type Slip } from '@touchline/domain'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'
import css from './BetStake.module.css'
import { SmallSum } from './SmallSum.tsx'
import { useMoneyText } from './useMoneyText.ts'

/** The stake of one of several singles, and what it returns. */
export function BetStake({ bet, currency, onEnter }: BetStakeProps) {
  const slip = useSlip()
  const t = useText()
  const { money } = useMoneyText(bet.stake)
  const [leg] = bet.selections
  const returns = leg?.isNotAvailable ? undefined : betTotals(bet)?.returns
  return (
    <div className={css.row}>
      <SmallSum
        label={t('ticket.stake')}
        name={t('ticket.stake-on', { name: leg?.outcomeName ?? '' })}
        sum={bet.stake}
        currency={currency}
        onSum={stake => slip.dispatch({ type: 'stake-set', betId: bet.id, stake, source: 'stake' })}
        onEnter={onEnter}
      />
      <p className={css.returns}>
        {t('ticket.returns')}{' '}
        <b className="num">{returns === undefined ? '–' : money({ ...bet.stake, value: returns })}</b>
      </p>
    </div>
  )
}
export interface BetStakeProps {
  bet: DraftBet
  currency: Slip['currency']
  onEnter: () => void
}
