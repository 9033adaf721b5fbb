import { placementMessageKey } from '@touchline/domain/placing'
import { selectionsOf } from '@touchline/domain/slip'
import { Notice } from '@touchline/ui'
import { useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { refusalOfLeg, betName, limitWords, stakeFixesFor, notPlacedWords } from '../words/index.ts'
import { FixStakes } from './FixStakes.tsx'
import { useMoneyText } from '../amounts/index.ts'

/**
 * What a refusal means, above the legs: first whether money was taken, then what needs attention, in which bet, and
 * how to fix it.
 */
export function RefusalNotice() {
  const t = useText()
  const text = useMoneyText()
  const state = useSlipState(whole => whole)
  if (state.state.status !== 'ERROR') return null
  const { error } = state.state
  const message = 'code' in error ? (error.message ?? t(placementMessageKey(error.code))) : undefined
  const legs = selectionsOf(state).flatMap((leg, i) => (refusalOfLeg(state, leg) ? [i + 1] : []))
  const fixes = stakeFixesFor(state, error)
  const byBet = 'byBet' in error ? error.byBet : {}
  const refusals = [...new Set([...state.bets.map(({ id }) => id), ...Object.keys(byBet)])].map(betId => {
    const own = byBet[betId]
    const fix = fixes.find(one => one.betId === betId)
    return {
      betId,
      words: [
        ...(own !== undefined && (legs.length > 0 || own !== message) ? [own] : []),
        ...(fix ? [limitWords(fix, t, text)] : []),
      ],
    }
  })
  return (
    <Notice
      tone="bad"
      title={notPlacedWords(error, t, text)}
      actions={fixes.some(({ stake }) => stake) && <FixStakes fixes={fixes} />}
    >
      {legs.length > 0 ? t('ticket.legs-need-you', { count: legs.length, legs: legs.join(', ') }) : message}
      {refusals.map(
        ({ betId, words }) =>
          words.length > 0 && (
            <span key={betId}>
              {' '}
              {state.bets.length > 1 && (
                <>
                  <bdi>{betName(state, betId)}</bdi>:{' '}
                </>
              )}
              {words.join(' ')}
            </span>
          ),
      )}
    </Notice>
  )
}
