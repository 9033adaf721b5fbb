import { CashoutOutcome } from './CashoutOutcome.tsx'
import { isUnderWay } from './cashoutState.ts'
import { useCashDeskState } from './useCashDesk.ts'

/** How cash-outs ended whose bets have left the list, as those do that are open no longer. */
export function EndedCashouts({ shown }: { shown: ReadonlySet<string> }) {
  const cashouts = useCashDeskState(desk => desk.cashouts)
  const ended = Object.values(cashouts).filter(state => !isUnderWay(state) && !shown.has(state.wish.betId))
  return ended.map(state => <CashoutOutcome key={state.wish.betId} state={state} />)
}
