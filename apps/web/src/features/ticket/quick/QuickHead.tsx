import { quickBetShortage } from '@touchline/domain/quick-bet'
import { activeAccount, useSessionState } from '#core/session'
import { useSlip } from '#core/slip'
import { QuickSettings } from './QuickSettings.tsx'
import { QuickStrip } from './QuickStrip.tsx'
import { useQuickBet } from './useQuickBet.ts'

/** Quick bet at the head of the slip: its settings and, after a tap placed a bet, the result. */
export function QuickHead({ id }: { id: string }) {
  const { quick: store } = useSlip()
  const quick = useQuickBet()
  const balance = useSessionState(state => activeAccount(state)?.balance)
  return (
    <>
      <QuickSettings
        id={id}
        quick={quick}
        shortage={quickBetShortage(quick, balance)}
        onToggle={store.toggle}
        onStake={store.setStake}
        onStakeEntered={store.enterStake}
        onApprove={store.approve}
      />
      {quick.state.status !== 'initial' && (
        <QuickStrip quick={quick} onDismiss={() => store.dispatch({ type: 'dismissed' })} />
      )}
    </>
  )
}
