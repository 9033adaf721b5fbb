import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { BetResult } from '../bet/index.ts'
import { handicapResult, totalResult } from '../settlement/index.ts'
import { toSelection } from '../slip/index.ts'
import { outcome } from '../testing/builders.ts'
import type { BetTerm } from './index.ts'
import { betTerms } from './index.ts'

const RUNS = { numRuns: 1000 }
const anyQuarter = (from: number, to: number) => fc.integer({ min: from * 4, max: to * 4 }).map(n => n / 4)
const anyScore = fc.record({ home: fc.nat(6), away: fc.nat(6) })

test('[TERMS-17] the terms of a total agree with settlement, at any line and score', () => {
  const sides = fc.constantFrom(['12', 'over'], ['13', 'under']) as fc.Arbitrary<
    ['12', 'over'] | ['13', 'under']
  >
  fc.assert(
    fc.property(anyQuarter(0, 8), sides, fc.nat(10), (line, [outcomeId, side], total) => {
      const said = termsOf(18, `total=${line}`, outcomeId).filter(({ textKey, values }) =>
        holds(textKey, values, total),
      )
      expect(said.map(resultFor)).toEqual([totalResult(total, line, side)])
    }),
    RUNS,
  )
})

test('[TERMS-17] the terms of a handicap agree with settlement, at any line and score', () => {
  const sides = fc.constantFrom(['1714', 'home'], ['1715', 'away']) as fc.Arbitrary<
    ['1714', 'home'] | ['1715', 'away']
  >
  fc.assert(
    fc.property(anyQuarter(-4, 4), sides, anyScore, (hcp, [outcomeId, side], score) => {
      const margin = side === 'home' ? score.home - score.away : score.away - score.home
      const said = termsOf(187, `hcp=${hcp}`, outcomeId).filter(({ textKey, values }) =>
        holds(textKey, values, margin),
      )
      expect(said.map(resultFor)).toEqual([handicapResult(score, hcp, side)])
    }),
    RUNS,
  )
})

test('[TERMS-17] of a head start, exactly one of the three outcomes wins and the others lose', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(3), anyScore, (h, a, score) => {
      const results = ['1711', '1712', '1713'].map(id => {
        const margin = id === '1713' ? score.away - score.home : score.home - score.away
        const said = termsOf(14, `hcp=${h}:${a}`, id).filter(({ textKey, values }) =>
          holds(textKey, values, values['name'] === 'Ashford' ? score.away - score.home : margin),
        )
        expect(said.length).toBe(1)
        return said[0]!.kind
      })
      const lead = score.home + h - score.away - a
      expect(results.indexOf('win')).toBe(lead > 0 ? 0 : lead === 0 ? 1 : 2)
      expect(results.filter(kind => kind === 'win').length).toBe(1)
    }),
    RUNS,
  )
})

function termsOf(marketId: number, specifier: string, outcomeId: string): readonly BetTerm[] {
  const names = { homeName: 'Calder', awayName: 'Ashford' }
  const selection = toSelection(outcome('m1', { marketId, specifier, outcomeId, ...names }))
  return betTerms({ type: 'single', selections: [selection] }).filter(({ textKey }) =>
    /margin|total|draw/.test(textKey),
  )
}

/** Whether a sentence is about this total, or this margin of the side it names. */
function holds(textKey: string, values: BetTerm['values'], count: number): boolean {
  const by = Number(values['by'])
  const [, , word = ''] = textKey.split('.')
  switch (word.replace(/^(half-win|half-lose|refund)-/, 'at-')) {
    case 'win-over':
    case 'lose-over':
      return count >= Number(values['least'])
    case 'win-under':
    case 'lose-under':
      return count <= Number(values['most'])
    case 'half-win':
    case 'refund':
    case 'half-lose':
      return count === Number(values['total'])
    case 'win-ahead':
      return count >= by
    case 'win-level':
      return count >= 0
    case 'win-behind':
      return count >= -by
    case 'lose-ahead':
      return count <= by
    case 'lose-level':
      return count <= 0
    case 'lose-behind':
      return count <= -by
    case 'at-ahead':
    case 'win-exact':
      return count === by
    case 'at-level':
    case 'win':
      return count === 0
    case 'at-behind':
      return count === -by
    case 'lose-exact':
      return count !== by
    case 'lose':
      return count !== 0
    default:
      throw new Error(`No such sentence: ${textKey}`)
  }
}

function resultFor({ kind, textKey }: BetTerm): BetResult {
  if (kind !== 'refund') return kind === 'win' ? 'win_entire' : 'lose_entire'
  if (textKey.includes('half-win')) return 'refund_half_win_other'
  return textKey.includes('half-lose') ? 'refund_half_lose_other' : 'refund_entire'
}
