import { moneyOf } from '@touchline/domain/money'
import type { Slip } from '@touchline/domain/slip'
import { betName, limitWords, stakeFixesFor, notPlacedWords, refusalText } from '../words/index.ts'
import type { MoneyText } from '../amounts/index.ts'

type Translate = (key: string, values?: Record<string, string | number>) => string

/**
 * The result of the bet under way, wherever the bettor is by then: accepted with what it took, or not placed and why.
 * Empty once that has passed, and for a result that nothing waited for; undefined while the last announcement is
 * still true.
 */
export function answerWords(before: Slip, now: Slip, t: Translate, text: MoneyText): string | undefined {
  const { state } = now
  if (state.status !== 'SUCCESS' && state.status !== 'ERROR') return ''
  if (before.state.status !== 'PROCESSING') return undefined
  if (state.status === 'ERROR') {
    const limits = stakeFixesFor(now, state.error).map(fix => {
      const words = limitWords(fix, t, text)
      return now.bets.length > 1 ? `${betName(now, fix.betId)}: ${words}` : words
    })
    return [notPlacedWords(state.error, t, text), refusalText(state.error, t), ...limits].join(' ').trim()
  }
  const [first] = state.placed
  const taken = state.placed.reduce((sum, bet) => sum + bet.stake.value, 0)
  const sum = text.money(first ? { ...first.stake, value: taken } : moneyOf(taken, now.currency))
  return `${t('ticket.accepted', { count: state.placed.length })}. ${t('ticket.taken', { sum })}`
}
