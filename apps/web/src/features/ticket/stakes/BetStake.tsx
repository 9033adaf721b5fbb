import type { DraftBet, Slip } from '@touchline/domain/slip'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'
import css from './BetStake.module.css'
import { SmallSum, WinField } from '../amounts/index.ts'
import { MaxChip } from './MaxChip.tsx'

/** The stake of one of several singles, its maximum, and its returns or the amount to win. */
export function BetStake({ bet, currency, onEnter }: BetStakeProps) {
  const slip = useSlip()
  const t = useText()
  const [leg] = bet.selections
  const name = leg?.outcomeName ?? ''
  return (
    <div className={css.row}>
      <SmallSum
        label={t('ticket.stake')}
        name={t('ticket.stake-on', { name })}
        sum={bet.stake}
        currency={currency}
        onSum={stake => slip.dispatch({ type: 'stake-set', betId: bet.id, stake, source: 'stake' })}
        onEnter={onEnter}
      />
      <MaxChip betId={bet.id} name={t('ticket.max-on', { name })} />
      <WinField bet={bet} name={t('ticket.to-win-on', { name })} currency={currency} onEnter={onEnter} />
    </div>
  )
}
export interface BetStakeProps {
  bet: DraftBet
  currency: Slip['currency']
  onEnter: () => void
}
