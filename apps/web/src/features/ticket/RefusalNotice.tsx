import {
  moneyOf,
  placementMessageKey,
  selectionsOf,
  type PlacementRefusal,
  type Slip,
} from '@touchline/domain'
import { Button, Notice } from '@touchline/ui'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { refusalOfLeg } from './legsOf.ts'
import { useMoneyText } from './useMoneyText.ts'

/** What a refusal said, at the head of the legs: first whether money was taken, then what needs attention, of which bet, and the way out. */
export function RefusalNotice() {
  const slip = useSlip()
  const t = useText()
  const { money } = useMoneyText()
  const state = useSlipState(whole => whole)
  if (state.state.status !== 'ERROR') return null
  const { error } = state.state
  const message = 'code' in error ? (error.message ?? t(placementMessageKey(error.code))) : undefined
  const legs = selectionsOf(state).flatMap((leg, i) => (refusalOfLeg(state, leg) ? [i + 1] : []))
  const limit = stakeLimitOf(state, 'refusals' in error ? error.refusals : undefined)
  const byBet = 'byBet' in error ? Object.entries(error.byBet) : []
  const said = byBet.filter(([, text]) => legs.length > 0 || text !== message)
  return (
    <Notice
      tone="bad"
      title={t('ticket.not-placed')}
      actions={
        limit !== undefined && (
          <Button
            variant="text"
            size="medium"
            fit="content"
            onClick={() => slip.dispatch({ type: 'stake-set', stake: limit, source: 'stake' })}
          >
            {t('ticket.set-stake', { sum: money(moneyOf(limit, state.currency)) })}
          </Button>
        )
      }
    >
      {legs.length > 0 ? t('ticket.legs-need-you', { count: legs.length, legs: legs.join(', ') }) : message}
      {said.map(([betId, text]) => (
        <span key={betId}>
          {' '}
          {state.bets.length > 1 && (
            <>
              <bdi>{nameOf(state, betId)}</bdi>:{' '}
            </>
          )}
          {text}
        </span>
      ))}
    </Notice>
  )
}

/** The stake that would have been taken, where the one bet on the slip was refused for its height. */
function stakeLimitOf({ bets }: Slip, refusals: readonly PlacementRefusal[] | undefined): number | undefined {
  // One part of a named bet was refused: what its limit means for the whole is the rules' to say, before placing.
  if (bets.length !== 1 || bets[0]?.named) return undefined
  const limit = refusals?.find(refusal => refusal.kind === 'stake-too-high')?.limit
  return limit !== undefined && limit > 0 ? limit : undefined
}

function nameOf({ bets }: Slip, betId: string): string {
  return bets.find(bet => bet.id === betId)?.selections[0]?.outcomeName ?? ''
}
