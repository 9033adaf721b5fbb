import { CashoutOutcome } from './CashoutOutcome.tsx'
import { CashoutProgress } from './CashoutProgress.tsx'
import { isUnderWay } from './cashoutState.ts'
import { useCashDeskState } from './useCashDesk.ts'

/** How cash-outs stand or ended whose bets are not in the list, as those are that are open no longer. */
export function OtherCashouts({ shown }: { shown: ReadonlySet<string> }) {
  const cashouts = useCashDeskState(desk => desk.cashouts)
  return Object.values(cashouts)
    .filter(({ wish }) => !shown.has(wish.betId))
    .map(state =>
      isUnderWay(state) ? (
        <CashoutProgress key={state.wish.betId} state={state} />
      ) : (
        <CashoutOutcome key={state.wish.betId} state={state} />
      ),
    )
}
