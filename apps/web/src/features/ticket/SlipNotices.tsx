import { placementMessageKey, selectionsOf, slipBlock, type PlaceBlock, type Slip } from '@touchline/domain'
import { Notice } from '@touchline/ui'
import { useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { FixButtons } from './FixButtons.tsx'
import { RichWords } from './RichWords.tsx'
import { refusalOfLeg } from './legsOf.ts'
import type { SlipTotals } from './slipTotals.ts'
import { useMoneyText } from './useMoneyText.ts'

/** What a refusal said, at the head of the legs: first whether money was taken, then what needs attention. */
export function RefusalNotice() {
  const t = useText()
  const state = useSlipState(slip => slip)
  if (state.state.status !== 'ERROR') return null
  const { error } = state.state
  const message = 'code' in error ? (error.message ?? t(placementMessageKey(error.code))) : undefined
  const byBet = 'byBet' in error ? [...new Set(Object.values(error.byBet))] : []
  const legs = selectionsOf(state).flatMap((leg, i) => (refusalOfLeg(state, leg) ? [i + 1] : []))
  return (
    <Notice tone="bad" announce="now" title={t('ticket.not-placed')}>
      {legs.length > 0 ? t('ticket.legs-need-you', { count: legs.length, legs: legs.join(', ') }) : message}
      {byBet
        .filter(text => text !== message || legs.length > 0)
        .map(text => (
          <span key={text}> {text}</span>
        ))}
    </Notice>
  )
}

/** What moved, what it does to the returns, and what stands in the way: above the totals, never pushing a price. */
export function SlipNotice({ totals }: SlipNoticeProps) {
  const state = useSlipState(slip => slip)
  const block = slipBlock(state)
  if (block?.kind === 'cannot-combine') return <ConflictNotice block={block} />
  return <MoveNotice state={state} totals={totals} />
}
export interface SlipNoticeProps {
  totals: SlipTotals
}

/** Picks that cannot stand together: why, and each way out in one tap. */
function ConflictNotice({ block }: { block: Extract<PlaceBlock, { kind: 'cannot-combine' }> }) {
  const t = useText()
  return <Notice tone="warn" title={t(block.says)} actions={<FixButtons fixes={block.fixes} />} />
}

function MoveNotice({ state, totals }: { state: Slip; totals: SlipTotals }) {
  const { money } = useMoneyText()
  const changed = selectionsOf(state).filter(leg => leg.isChanged)
  const { before, returns } = totals
  if (changed.length === 0 || !before || !returns) return null
  const ups = changed.filter(leg => leg.odds > leg.acceptedOdds).length
  const way = ups === changed.length ? 'up' : ups === 0 ? 'down' : 'both'
  const sums = { count: changed.length, returns: money(returns), before: money(before.returns) }
  return (
    <Notice tone="warn">
      <RichWords text={`ticket.moved.${way}`} values={sums} />
    </Notice>
  )
}
