import css from './CashOut.module.css'
import { CashoutOutcome } from './CashoutOutcome.tsx'
import { CashoutProgress } from './CashoutProgress.tsx'
import { isUnderWay } from './cashoutState.ts'
import { useCashoutsState } from './useCashouts.ts'

/**
 * Progress and outcome of cash-outs whose bets are not in the list, such as bets that have just closed. In view at
 * any scroll position.
 */
export function OtherCashouts({ shown }: { shown: ReadonlySet<string> }) {
  const cashouts = useCashoutsState(now => now.cashouts)
  const others = Object.values(cashouts).filter(({ wish }) => !shown.has(wish.betId))
  if (others.length === 0) return null
  return (
    <div className={css.others}>
      {others.map(state =>
        isUnderWay(state) ? (
          <CashoutProgress key={state.wish.betId} state={state} />
        ) : (
          <CashoutOutcome key={state.wish.betId} state={state} />
        ),
      )}
    </div>
  )
}
