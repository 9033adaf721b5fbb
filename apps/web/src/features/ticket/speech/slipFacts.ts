import { outcomeKeyOf } from '@touchline/domain/market'
import { isJointPriceMoved, selectionsOf, slipBlock, type Slip } from '@touchline/domain/slip'
import { slipTotals, type MoneyText } from '../amounts/index.ts'
import type { Fact } from './createSpeaker.ts'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** What is announced to a bettor who does not see the slip: changes of its selections, and what each requires. */
export function slipFacts(slip: Slip, t: Translate, text: MoneyText): readonly Fact[] {
  const legs = selectionsOf(slip)
  if (slip.state.status === 'PROCESSING') return []
  // An empty slip behind a receipt, or one whose bets are being restored, is not what the bettor sees.
  if (legs.length === 0) {
    const isEmpty = slip.state.status !== 'SUCCESS' && !slip.isRestoring
    return isEmpty ? [{ key: 'empty', words: t('ticket.speech.empty') }] : []
  }
  const { odds, before } = slipTotals(slip)
  const oddsText = odds === undefined ? '' : text.odds(odds)
  const changed = [
    ...legs.filter(leg => leg.isChanged).map(outcomeKeyOf),
    ...slip.bets.filter(isJointPriceMoved).map(bet => bet.id),
  ]
  const block = slipBlock(slip)
  const picks: Fact = {
    key: `picks ${legs.map(outcomeKeyOf).join(' ')}`,
    words: t(odds === undefined ? 'ticket.speech.picks' : 'ticket.speech.picks-at', {
      count: legs.length,
      odds: oddsText,
    }),
  }
  const states = legs.flatMap((leg, i): Fact[] => {
    const state = leg.isNotAvailable ? 'gone' : leg.isSuspended ? 'paused' : undefined
    if (!state) return []
    return [{ key: `${state} ${outcomeKeyOf(leg)}`, words: t(`ticket.speech.${state}`, { leg: i + 1 }) }]
  })
  return [
    picks,
    ...states,
    ...(block?.kind === 'cannot-combine' ? [{ key: block.rule, words: t(block.message) }] : []),
    ...(block?.kind === 'custom-bet-gone'
      ? [{ key: `gone ${block.betId}`, words: t('ticket.custom-gone') }]
      : []),
    ...(changed.length > 0
      ? [
          {
            key: `changed ${changed.join(' ')}`,
            words: t(before?.odds === undefined ? 'ticket.speech.changed' : 'ticket.speech.changed-to', {
              count: changed.length,
              before: before?.odds === undefined ? '' : text.odds(before.odds),
              odds: oddsText,
            }),
          },
        ]
      : []),
  ]
}
