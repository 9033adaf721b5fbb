import { betTotals, leastWin, type DraftBet, type Slip } from '@touchline/domain/slip'
import { useSessionState } from '#core/session'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'
import { SmallSum } from './SmallSum.tsx'
import { useMoneyText } from './useMoneyText.ts'

/**
 * What the bettor wants to win, which sets the stake ([SLIP-13]); before that, what the stake pays. A stake is whole
 * subunits, so it may pay a little more or less than was entered: a note beside it shows this. Nothing for a bet
 * without a price.
 */
export function WinField({ bet, name, currency, onEnter }: WinFieldProps) {
  const slip = useSlip()
  const t = useText()
  const { money } = useMoneyText(bet.stake)
  const limits = useSessionState(({ betting }) => betting.limits[currency.code])
  const totals = betTotals(bet)
  if (!totals || bet.selections.some(leg => leg.isNotAvailable)) return null
  const { id: betId, stake, wantedWin } = bet
  const paid = stake.value === 0 ? 0 : totals.returns
  const sumOf = (value: number): string => money({ ...stake, value })
  const isMissed = wantedWin !== undefined && wantedWin !== paid
  return (
    <SmallSum
      label={t('ticket.to-win')}
      name={name}
      sum={{ ...stake, value: wantedWin ?? paid }}
      currency={currency}
      onSum={potentialWin => slip.dispatch({ type: 'potential-win-set', betId, potentialWin })}
      onEnter={onEnter}
      hint={isMissed && paid > 0 ? t('ticket.win-pays', { sum: sumOf(paid) }) : undefined}
      problem={
        isMissed && paid === 0
          ? t('ticket.win-too-small', { sum: sumOf(leastWin(bet, limits) ?? 0) })
          : undefined
      }
    />
  )
}
export interface WinFieldProps {
  bet: DraftBet
  /** The field's full name; it starts with the label's words. */
  name: string
  currency: Slip['currency']
  onEnter: () => void
}
