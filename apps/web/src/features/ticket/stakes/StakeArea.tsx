import { moneyOf, type Money } from '@touchline/domain/money'
import { betTotals, type DraftBet, type Slip } from '@touchline/domain/slip'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { SmallSum, StakeField, WinField } from '../amounts/index.ts'
import css from './StakeArea.module.css'
import { MaxChip } from './MaxChip.tsx'
import { StakeOffers } from './StakeOffers.tsx'
import { useStakeOffers } from './useStakeOffers.ts'

/**
 * The money of the slip: its stake, the quick stakes, and what sets the stake indirectly: the stake of one line, or
 * what the bettor wants to win. For several singles it is one stake for all of them.
 */
export function StakeArea({ id, shortcut, onEnter }: StakeAreaProps) {
  const slip = useSlip()
  const t = useText()
  const currency = useSlipState(state => state.currency)
  const bets = useSlipState(state => state.bets)
  const offered = useStakeOffers(currency)
  const [first] = bets
  if (!first) return null
  const sum = bets.length === 1 ? first.stake : commonStake(bets, currency)
  const set = (stake: number): void => slip.dispatch({ type: 'stake-set', stake, source: 'stake' })
  return (
    <div className={css.stake}>
      <StakeField
        id={id}
        label={t(bets.length > 1 ? 'ticket.stake-each' : 'ticket.stake')}
        sum={sum}
        currency={currency}
        onSum={set}
        offered={offered}
        shortcut={shortcut}
        onEnter={onEnter}
      />
      <StakeOffers
        offered={offered}
        stake={sum}
        currency={currency}
        onChoose={set}
        max={bets.length === 1 && <MaxChip betId={first.id} name={t('ticket.max-name')} />}
      />
      {bets.length === 1 && <StakeDrivers bet={first} currency={currency} onEnter={onEnter} />}
    </div>
  )
}
export interface StakeAreaProps {
  /** Id of the stake's field. */
  id: string
  /** Keys that focus the stake, in `aria-keyshortcuts` notation. */
  shortcut: string
  /** Enter was pressed in one of the fields. */
  onEnter: () => void
}

/** Fields that set the stake indirectly. */
function StakeDrivers({ bet, currency, onEnter }: StakeDriversProps) {
  const slip = useSlip()
  const t = useText()
  const totals = betTotals(bet)
  const { id: betId } = bet
  return (
    <div className={css.drivers}>
      {totals && bet.type === 'system' && (
        <SmallSum
          label={t('system.per-line')}
          name={t('system.per-line-name')}
          sum={{ ...bet.stake, value: totals.stakePerLine }}
          currency={currency}
          onSum={perLine => slip.dispatch({ type: 'stake-per-line-set', betId, perLine })}
          onEnter={onEnter}
        />
      )}
      <WinField bet={bet} name={t('ticket.to-win-name')} currency={currency} onEnter={onEnter} />
    </div>
  )
}
interface StakeDriversProps {
  bet: DraftBet
  currency: Slip['currency']
  onEnter: () => void
}

/** The stake that every bet has; zero where they differ. */
function commonStake(bets: readonly DraftBet[], currency: Slip['currency']): Money {
  const [first] = bets
  const isCommon = bets.every(bet => bet.stake.value === first?.stake.value)
  return moneyOf(isCommon ? (first?.stake.value ?? 0) : 0, currency)
}
