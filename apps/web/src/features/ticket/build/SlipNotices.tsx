import {
  isJointPriceMoved,
  selectionsOf,
  slipBlock,
  type PlaceBlock,
  type Slip,
} from '@touchline/domain/slip'
import { Button, Notice } from '@touchline/ui'
import { useSlip, useSlipState } from '#core/slip'
import { OfflineNotice } from '#pieces/ticket-voice'
import { useIsOnline } from '#shared/browser'
import { useText } from '#shared/i18n'
import { ConflictNotice } from './ConflictNotice.tsx'
import { focusAction, RichWords } from '../layout/index.ts'
import { type SlipTotals, useMoneyText } from '../amounts/index.ts'
import { usePausedLegText } from '../words/index.ts'

/** What moved, what it does to the returns, and what blocks the bet: above the totals, where it moves no price. */
export function SlipNotice({ totals }: SlipNoticeProps) {
  const state = useSlipState(slip => slip)
  const block = slipBlock(state)
  if (!useIsOnline()) return <OfflineNotice />
  if (block?.kind === 'cannot-combine') return <ConflictNotice block={block} />
  if (block?.kind === 'custom-bet-gone') return <CustomBetGone betId={block.betId} />
  if (block?.kind === 'drop-leg') return <GoneNotice />
  // A moved price is accepted once the paused leg is open: until then the notice has the button's text.
  if (block?.kind === 'wait-for-leg') return <PausedNotice block={block} />
  return <MoveNotice state={state} totals={totals} />
}
export interface SlipNoticeProps {
  totals: SlipTotals
}

function PausedNotice({ block }: { block: Extract<PlaceBlock, { kind: 'wait-for-leg' }> }) {
  return <Notice tone="warn" icon="pause" title={usePausedLegText(block)} />
}

/** The bookmaker has no price for this combination any more ([CUSTOM-4]). */
function CustomBetGone({ betId }: { betId: string }) {
  const slip = useSlip()
  const t = useText()
  const matchId = useSlipState(state => state.bets.find(bet => bet.id === betId)?.selections[0]?.matchId)
  const way = { variant: 'text', size: 'medium', fit: 'content' } as const
  return (
    <Notice
      tone="warn"
      title={t('ticket.custom-gone')}
      actions={
        <>
          {matchId !== undefined && (
            <Button {...way} onClick={() => slip.report({ kind: 'open-custom-bet', matchId })}>
              {t('ticket.edit-custom')}
            </Button>
          )}
          <Button {...way} onClick={() => slip.dispatch({ type: 'bet-removed', betId })}>
            {t('ticket.remove-bet')}
          </Button>
        </>
      }
    >
      {t('ticket.custom-gone-text')}
    </Notice>
  )
}

/**
 * How many picks are no longer offered, wherever among the legs they are, and a button that removes all of them
 * ([TICKET-8]).
 */
function GoneNotice() {
  const slip = useSlip()
  const t = useText()
  const count = useSlipState(state => selectionsOf(state).filter(leg => leg.isNotAvailable).length)
  return (
    <Notice
      tone="warn"
      title={t('ticket.gone', { count })}
      actions={
        <Button
          variant="text"
          size="medium"
          fit="content"
          onClick={event => {
            focusAction(event.currentTarget)
            slip.dispatch({ type: 'unavailable-removed' })
          }}
        >
          {t('ticket.remove-gone', { count })}
        </Button>
      }
    />
  )
}

function MoveNotice({ state, totals }: { state: Slip; totals: SlipTotals }) {
  const { money } = useMoneyText(totals.stake)
  const { before, returns } = totals
  const moves = movesOf(state)
  if (moves.length === 0 || !before || !returns) return null
  const ups = moves.filter(isUp => isUp).length
  const way = ups === moves.length ? 'up' : ups === 0 ? 'down' : 'both'
  const sums = { count: moves.length, returns: money(returns), before: money(before.returns) }
  // Without a stake there are no returns to compare.
  const text = totals.stake && totals.stake.value > 0 ? 'ticket.moved' : 'ticket.moved-unstaked'
  return (
    <Notice tone="warn">
      <RichWords text={`${text}.${way}`} values={sums} />
    </Notice>
  )
}

/** For every price to accept, whether it went up: those of legs, and the joint price of a custom bet. */
function movesOf({ bets, ...slip }: Slip): readonly boolean[] {
  const legs = selectionsOf({ ...slip, bets }).filter(leg => leg.isChanged)
  const joint = bets.filter(isJointPriceMoved)
  return [
    ...legs.map(leg => leg.odds > leg.acceptedOdds),
    ...joint.map(({ customOdds = 0, acceptedCustomOdds = 0 }) => customOdds > acceptedCustomOdds),
  ]
}
