import type { BonusType } from '../bonus/index.ts'
import type { DraftBet } from '../slip/index.ts'
import type { NamedBetId } from '../system/index.ts'
import { foldsOf, lineCount, namedBetOf, payingLines } from '../system/index.ts'
import type { BetTerm, LegTerm } from './betTerm.ts'
import { term } from './term.ts'
import type { TermLeg } from './familyTerms.ts'
import { legTerms } from './legTerms.ts'

/** The fields of a drafted bet on which its terms depend. */
export type TermsBet = Pick<DraftBet, 'type' | 'system' | 'named' | 'bonus'> & {
  readonly selections: readonly TermLeg[]
}

/**
 * What makes this bet win, lose or be refunded, before it is placed: first the whole bet, then leg by leg ([TERMS-1]).
 * Data without texts: each sentence is a key of the catalogue with its values. Empty for a bet without selections.
 */
export function betTerms(bet: TermsBet): readonly BetTerm[] {
  if (bet.selections.length === 0) return []
  const legs = bet.selections.map(legTerms)
  return [
    ...wholeBetTerms(bet, legs.flat()),
    ...freebetTerms(bet.bonus?.type),
    ...legs.flatMap((terms, i) => terms.map(said => ({ ...said, leg: i + 1 }))),
  ]
}

function wholeBetTerms(bet: TermsBet, legs: readonly LegTerm[]): readonly LegTerm[] {
  const count = bet.selections.length
  switch (bet.type) {
    case 'single':
      return [term('refund', 'terms.void')]
    case 'combo':
      return [...comboTerms(count), ...halfTerms(legs)]
    case 'custom_bet':
      return customTerms(count)
    case 'system':
      return [...(bet.named ? namedTerms(bet.named) : systemTerms(bet.system, count)), ...halfTerms(legs)]
  }
}

/** All must win; a refunded leg counts as 1.00 ([TERMS-12]; [SETTLE-1]). */
function comboTerms(legs: number): readonly LegTerm[] {
  return [
    term('win', 'terms.combo.win', { legs }),
    term('lose', 'terms.combo.lose'),
    term('refund', 'terms.joined.refund'),
  ]
}

/** k of n must win ([TERMS-13]). */
function systemTerms(system: DraftBet['system'], legs: number): readonly LegTerm[] {
  const least = system?.winCount ?? legs
  const lines = lineCount(least, legs)
  return [term('win', 'terms.lines.win', { least, legs, lines }), ...lineTerms([least], legs, lines)]
}

/** Every fold from the smallest up, each a separate bet ([TERMS-14]). */
function namedTerms(id: NamedBetId): readonly LegTerm[] {
  const { folds, legs, lines } = namedBetOf(id)
  const bets = foldsOf(id).reduce((sum, fold) => sum + (fold.size === 1 ? fold.lines : 1), 0)
  const values = { least: folds[0]!, legs, lines, bets }
  return [term('win', 'terms.named.win', values), ...lineTerms(folds, legs, lines)]
}

/** How many lines pay for each number of winners, and what happens with too few ([TERMS-13], [TERMS-14]). */
function lineTerms(sizes: readonly number[], legs: number, lines: number): readonly LegTerm[] {
  const least = sizes[0]!
  const counts = Array.from({ length: legs - least + 1 }, (_, i) => least + i)
  return [
    ...counts.map(winners => {
      const paying = payingLines(sizes, winners)
      return term('win', 'terms.lines.pay', { winners, paying, lines })
    }),
    term('lose', 'terms.lines.below'),
    term('lose', 'terms.lines.lose', { least }),
    term('refund', 'terms.lines.refund'),
  ]
}

/**
 * All must happen; a void or partly refunded one voids the whole bet, unless another one loses ([TERMS-15];
 * [SETTLE-11], [SETTLE-12]): one price was agreed for all of them, and there is none for the rest.
 */
function customTerms(legs: number): readonly LegTerm[] {
  return [
    term('win', 'terms.custom.win', { legs }),
    term('lose', 'terms.custom.lose'),
    term('refund', 'terms.custom.refund'),
  ]
}

/**
 * Who funds a freebet, and which part of it is paid or returned ([TERMS-18]; reference/domain.md e). Other bonuses
 * change no term.
 */
function freebetTerms(bonus: BonusType | undefined): readonly LegTerm[] {
  switch (bonus) {
    case 'freebet_all_win':
      return [term('win', 'terms.freebet.all-win'), term('refund', 'terms.freebet.refund')]
    case 'freebet_only_win':
      return [term('win', 'terms.freebet.only-win'), term('refund', 'terms.freebet.refund')]
    case 'freebet_no_risk':
      return [term('refund', 'terms.freebet.no-risk')]
    default:
      return []
  }
}

/** The effect of a half result on a bet of several legs, included where a leg can end so ([TERMS-16]). */
function halfTerms(legs: readonly LegTerm[]): readonly LegTerm[] {
  return legs.some(({ textKey }) => textKey.includes('.half-')) ? [term('refund', 'terms.joined.half')] : []
}
