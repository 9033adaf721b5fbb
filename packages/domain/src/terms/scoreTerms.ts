import type { LegTerm } from './betTerm.ts'
import { term } from './term.ts'
import type { Landing, PartResult } from './landing.ts'
import { landingOf, mirrored } from './landing.ts'

/** The terms of a leg over or under a total ([TERMS-3], [TERMS-4]); totals below zero are left out. */
export function totalTerms(line: number, side: 'over' | 'under'): readonly LegTerm[] {
  const { winsFrom, losesTo, between } = landingOf(line)
  const part = between && between.at >= 0 ? [partTerm(between, side)] : []
  const most = losesTo >= 0 ? [{ most: losesTo }] : []
  const least = { least: winsFrom }
  return side === 'over'
    ? [
        term('win', 'terms.total.win-over', least),
        ...part,
        ...most.map(values => term('lose', 'terms.total.lose-under', values)),
      ]
    : [
        ...most.map(values => term('win', 'terms.total.win-under', values)),
        ...part,
        term('lose', 'terms.total.lose-over', least),
      ]
}

/** The terms of a leg on a side with a handicap, which is given from that side's view ([TERMS-5], [TERMS-6]). */
export function handicapTerms(name: string, handicap: number): readonly LegTerm[] {
  return marginTerms(name, landingOf(-handicap))
}

/** The terms of a leg that is decided by the margin of `name`: 1 is ahead, 0 level, -1 behind by one. */
export function marginTerms(name: string, { winsFrom, losesTo, between }: Landing): readonly LegTerm[] {
  const values = (margin: number) => ({ name, by: Math.abs(margin) })
  return [
    term('win', `terms.margin.win-${leadOf(winsFrom)}`, values(winsFrom)),
    ...(between
      ? [
          term(
            'refund',
            `terms.margin.${PART_WORDS[between.result]}-${leadOf(between.at)}`,
            values(between.at),
          ),
        ]
      : []),
    term('lose', `terms.margin.lose-${leadOf(losesTo)}`, values(losesTo)),
  ]
}

/** The draw after a head start: one margin exactly ([TERMS-7]). `margin` is the home side's. */
export function exactMarginTerms(home: string, away: string, margin: number): readonly LegTerm[] {
  if (margin === 0) return [term('win', 'terms.draw.win'), term('lose', 'terms.draw.lose')]
  const values = { name: margin > 0 ? home : away, by: Math.abs(margin) }
  return [term('win', 'terms.margin.win-exact', values), term('lose', 'terms.margin.lose-exact', values)]
}

const PART_WORDS = {
  refund_entire: 'refund',
  refund_half_win_other: 'half-win',
  refund_half_lose_other: 'half-lose',
} as const satisfies Record<PartResult, string>

/** Exactly on the line, or a quarter beside it. */
function partTerm({ at, result }: NonNullable<Landing['between']>, side: 'over' | 'under'): LegTerm {
  const own = side === 'over' ? result : mirrored(result)
  return term('refund', `terms.total.${PART_WORDS[own]}`, { total: at })
}

function leadOf(margin: number): 'ahead' | 'level' | 'behind' {
  return margin > 0 ? 'ahead' : margin < 0 ? 'behind' : 'level'
}
