import { moneyOf } from '@touchline/domain/money'
import type { Slip } from '@touchline/domain/slip'
import { betName, limitWords, stakeFixesFor, notPlacedWords, refusalText } from '../words/index.ts'
import type { MoneyText } from '../amounts/index.ts'

type Says = (key: string, values?: Record<string, string | number>) => string

/**
 * What became of the bet that was under way, wherever the bettor is by now: accepted and what it took, or not placed and why. Silent
 * as soon as that is over, and of a result that nothing was awaited for; undefined while it still stands.
 */
export function answerWords(before: Slip, now: Slip, t: Says, text: MoneyText): string | undefined {
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
