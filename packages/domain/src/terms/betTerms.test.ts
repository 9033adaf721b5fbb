import { describe, expect, test } from 'vitest'

import { toSelection } from '../slip/index.ts'
import type { NamedBetId, SystemType } from '../system/index.ts'
import { outcome } from '../testing/builders.ts'
import type { BetTerm, TermsBet } from './index.ts'
import { betTerms, TERM_KEYS } from './index.ts'

const winner = leg(1, '', '1')
const FREEBETS = ['freebet_all_win', 'freebet_only_win', 'freebet_no_risk'] as const
const quarterLine = leg(16, 'hcp=-0.75', '1714')

describe('one leg', () => {
  test('[TERMS-1] sentences are keys with values: what wins, what is refunded, what loses', () => {
    expect(betTerms({ type: 'single', selections: [leg(18, 'total=3', '12')] })).toEqual([
      { kind: 'refund', textKey: 'terms.void', values: {} },
      { kind: 'win', textKey: 'terms.total.win-over', values: { least: 4 }, leg: 1 },
      { kind: 'refund', textKey: 'terms.total.refund', values: { total: 3 }, leg: 1 },
      { kind: 'lose', textKey: 'terms.total.lose-under', values: { most: 2 }, leg: 1 },
      { kind: 'win', textKey: 'terms.regular-time', values: {}, leg: 1 },
    ] satisfies BetTerm[])
  })

  test('[TERMS-2] a single is refunded when its match or market is void', () => {
    expect(betTerms({ type: 'single', selections: [winner] })[0]).toEqual({
      kind: 'refund',
      textKey: 'terms.void',
      values: {},
    })
  })

  test.each([
    // market, specifier, outcome, sentences
    [68, 'total=2.5', '12', ['total.win-over 3', 'total.lose-under 2']],
    [68, 'total=2.5', '13', ['total.win-under 2', 'total.lose-over 3']],
    [68, 'total=0.5', '13', ['total.win-under 0', 'total.lose-over 1']],
    [68, 'total=3', '12', ['total.win-over 4', 'total.refund 3', 'total.lose-under 2']],
    [68, 'total=3', '13', ['total.win-under 2', 'total.refund 3', 'total.lose-over 4']],
    [225, 'total=161.5', '12', ['total.win-over 162', 'total.lose-under 161']],
    [68, 'total=-1', '12', ['total.win-over 0']],
    [446, 'periodnr=2|total=1.5', '12', ['total.win-over 2', 'total.lose-under 1']],
  ])('[TERMS-3] total %i %s, outcome %s: %j', (marketId, specifier, outcomeId, textKey) => {
    expect(short(leg(marketId, specifier, outcomeId))).toEqual(textKey)
  })

  test.each([
    ['total=2.25', '12', ['total.win-over 3', 'total.half-lose 2', 'total.lose-under 1']],
    ['total=2.25', '13', ['total.win-under 1', 'total.half-win 2', 'total.lose-over 3']],
    ['total=2.75', '12', ['total.win-over 4', 'total.half-win 3', 'total.lose-under 2']],
    ['total=2.75', '13', ['total.win-under 2', 'total.half-lose 3', 'total.lose-over 4']],
    ['total=0.25', '12', ['total.win-over 1', 'total.half-lose 0']],
    ['total=0.25', '13', ['total.half-win 0', 'total.lose-over 1']],
  ])('[TERMS-4] quarter total %s, outcome %s: %j', (specifier, outcomeId, textKey) => {
    expect(short(leg(68, specifier, outcomeId))).toEqual(textKey)
  })

  test.each([
    ['hcp=-1.5', '1714', ['margin.win-ahead Calder 2', 'margin.lose-ahead Calder 1']],
    ['hcp=-1.5', '1715', ['margin.win-behind Ashford 1', 'margin.lose-behind Ashford 2']],
    ['hcp=-0.5', '1714', ['margin.win-ahead Calder 1', 'margin.lose-level Calder 0']],
    ['hcp=-0.5', '1715', ['margin.win-level Ashford 0', 'margin.lose-behind Ashford 1']],
    [
      'hcp=-1',
      '1714',
      ['margin.win-ahead Calder 2', 'margin.refund-ahead Calder 1', 'margin.lose-level Calder 0'],
    ],
    [
      'hcp=-1',
      '1715',
      ['margin.win-level Ashford 0', 'margin.refund-behind Ashford 1', 'margin.lose-behind Ashford 2'],
    ],
    [
      'hcp=0',
      '1714',
      ['margin.win-ahead Calder 1', 'margin.refund-level Calder 0', 'margin.lose-behind Calder 1'],
    ],
    [
      'hcp=0',
      '1715',
      ['margin.win-ahead Ashford 1', 'margin.refund-level Ashford 0', 'margin.lose-behind Ashford 1'],
    ],
  ])('[TERMS-5] handicap %s, outcome %s: %j', (specifier, outcomeId, textKey) => {
    expect(short(leg(187, specifier, outcomeId))).toEqual(textKey)
  })

  test.each([
    ['hcp=-0.75', '1714', 'margin.half-win-ahead Calder 1'],
    ['hcp=-0.75', '1715', 'margin.half-lose-behind Ashford 1'],
    ['hcp=-0.25', '1714', 'margin.half-lose-level Calder 0'],
    ['hcp=-0.25', '1715', 'margin.half-win-level Ashford 0'],
    ['hcp=-1.25', '1714', 'margin.half-lose-ahead Calder 1'],
    ['hcp=1.25', '1714', 'margin.half-win-behind Calder 1'],
  ])('[TERMS-6] quarter handicap %s, outcome %s: %s', (specifier, outcomeId, textKey) => {
    expect(short(leg(187, specifier, outcomeId))[1]).toBe(textKey)
  })

  test.each([
    ['hcp=0:1', '1711', ['margin.win-ahead Calder 2', 'margin.lose-ahead Calder 1']],
    ['hcp=0:1', '1712', ['margin.win-exact Calder 1', 'margin.lose-exact Calder 1']],
    ['hcp=0:1', '1713', ['margin.win-level Ashford 0', 'margin.lose-behind Ashford 1']],
    ['hcp=2:0', '1711', ['margin.win-behind Calder 1', 'margin.lose-behind Calder 2']],
    ['hcp=2:0', '1712', ['margin.win-exact Ashford 2', 'margin.lose-exact Ashford 2']],
    ['hcp=2:0', '1713', ['margin.win-ahead Ashford 3', 'margin.lose-ahead Ashford 2']],
    ['hcp=1:1', '1712', ['draw.win', 'draw.lose']],
    ['hcp=10:0', '1712', ['margin.win-exact Ashford 10', 'margin.lose-exact Ashford 10']],
    ['hcp=0:10', '1712', ['margin.win-exact Calder 10', 'margin.lose-exact Calder 10']],
  ])('[TERMS-7] a head start of %s, outcome %s: %j', (specifier, outcomeId, textKey) => {
    expect(short(leg(14, specifier, outcomeId))).toEqual([...textKey, 'regular-time'])
  })

  test.each([
    [60, '1', ['margin.win-ahead Calder 1', 'margin.lose-level Calder 0']],
    [60, '2', ['draw.win', 'draw.lose']],
    [60, '3', ['margin.win-ahead Ashford 1', 'margin.lose-level Ashford 0']],
    [63, '9', ['margin.win-level Calder 0', 'margin.lose-behind Calder 1']],
    [63, '10', ['apart.win', 'apart.lose']],
    [63, '11', ['margin.win-level Ashford 0', 'margin.lose-behind Ashford 1']],
    [64, '4', ['margin.win-ahead Calder 1', 'margin.refund-level Calder 0', 'margin.lose-behind Calder 1']],
    [
      64,
      '5',
      ['margin.win-ahead Ashford 1', 'margin.refund-level Ashford 0', 'margin.lose-behind Ashford 1'],
    ],
    [186, '4', ['winner.win Calder Ashford', 'winner.lose Calder Ashford']],
    [186, '5', ['winner.win Ashford Calder', 'winner.lose Ashford Calder']],
  ])(
    '[TERMS-8] 1x2, double chance, draw no bet and winner: %i, outcome %s: %j',
    (marketId, outcomeId, textKey) => {
      expect(short(leg(marketId, '', outcomeId))).toEqual(textKey)
    },
  )

  test.each([
    [75, '', '74', ['both-score.win-yes', 'both-score.lose-yes']],
    [75, '', '76', ['both-score.win-no', 'both-score.lose-no']],
    [74, '', '70', ['odd-even.win-odd', 'odd-even.lose-odd']],
    [74, '', '72', ['odd-even.win-even', 'odd-even.lose-even']],
    [81, '', '462', ['score.win 2:1', 'score.lose 2:1']],
    [8, 'goalnr=3', '6', ['goal.win Calder 3', 'goal.lose Calder 3', 'regular-time']],
    [8, 'goalnr=3', '7', ['goal.win-none 3', 'goal.lose-none 3', 'regular-time']],
    [8, 'goalnr=12', '7', ['goal.win-none 12', 'goal.lose-none 12', 'regular-time']],
    [8, 'goalnr=3', '8', ['goal.win Ashford 3', 'goal.lose Ashford 3', 'regular-time']],
  ])('[TERMS-9] scores and goals: %i %s, outcome %s: %j', (marketId, specifier, outcomeId, textKey) => {
    expect(short(leg(marketId, specifier, outcomeId, '2:1'))).toEqual(textKey)
  })

  test('[TERMS-9] a score with a dash reads like one with a colon', () => {
    expect(short(leg(199, 'variant=sr:correct_score:bestof:3', 'x', '2-0'))[0]).toBe('score.win 2-0')
    expect(short(leg(45, '', 'x', '10:0'))[0]).toBe('score.win 10:0')
    expect(short(leg(45, '', 'x', '0:10'))[0]).toBe('score.win 0:10')
  })

  test.each([
    ['a market without a description', 999, '', '1'],
    ['combined markets', 37, 'total=2.5', '794'],
    ['an outcome the family does not have', 60, '', '7'],
    ['an outcome named like a method', 60, '', 'constructor'],
    ['no line', 68, '', '12'],
    ['a line that is no number', 68, 'total=two', '12'],
    ['a line between the quarters', 68, 'total=2.1', '12'],
    ['a line with something behind it', 68, 'total=2.5x', '12'],
    ['a line in powers of ten', 68, 'total=1e1', '12'],
    ['a line in hexadecimal', 68, 'total=0x10', '12'],
    ['a handicap that is a score', 66, 'hcp=0:1', '1714'],
    ['a head start that is a number', 14, 'hcp=1', '1711'],
    ['half a head start', 14, 'hcp=0:', '1711'],
    ['a head start with something before it', 14, 'hcp=x0:1', '1711'],
    ['a head start with something behind it', 14, 'hcp=0:1x', '1711'],
    ['no goal number', 8, '', '6'],
    ['goal number zero', 8, 'goalnr=0', '6'],
    ['goal number 1.5', 8, 'goalnr=1.5', '6'],
    ['a specifier without a value', 68, 'total', '12'],
    ['a score that is a word', 81, '', '462'],
    ['a score with more behind it', 81, '', '462', '2:1 AET'],
    ['a score with more before it', 81, '', '462', 'a 2:1'],
  ])('[TERMS-10] %s has the terms of every market', (_, marketId, specifier, outcomeId, name = 'Other') => {
    const [win, lose] = betTerms({
      type: 'single',
      selections: [leg(marketId, specifier, outcomeId, name)],
    }).slice(1)
    const values = { pick: name, market: 'Market' }
    expect(win).toEqual({ kind: 'win', textKey: 'terms.any.win', values, leg: 1 })
    expect(lose).toEqual({ kind: 'lose', textKey: 'terms.any.lose', values, leg: 1 })
  })

  test.each([
    [1, true],
    [18, true],
    [45, true],
    [37, true],
    [60, false],
    [406, false],
    [225, false],
    [186, false],
  ])('[TERMS-11] market %i counts regular time only: %s', (marketId, isRegular) => {
    expect(short(leg(marketId, '', '1')).includes('regular-time')).toBe(isRegular)
  })
})

describe('several legs', () => {
  test('[TERMS-12] a combo: all must win, one lost loses it, a refunded leg counts as 1.00', () => {
    const terms = betTerms({ type: 'combo', selections: [winner, leg(60, '', '2')] })
    expect(terms.filter(said => said.leg === undefined)).toEqual([
      { kind: 'win', textKey: 'terms.combo.win', values: { legs: 2 } },
      { kind: 'lose', textKey: 'terms.combo.lose', values: {} },
      { kind: 'refund', textKey: 'terms.joined.refund', values: {} },
    ])
    expect(terms.map(said => said.leg)).toEqual([undefined, undefined, undefined, 1, 1, 1, 2, 2])
  })

  test('[TERMS-13] a system: k of n, how many lines pay for each number of winners, nothing below k', () => {
    expect(whole({ type: 'system', system: systemOf(2, 4), selections: legs(4) })).toEqual([
      { kind: 'win', textKey: 'terms.lines.win', values: { least: 2, legs: 4, lines: 6 } },
      { kind: 'win', textKey: 'terms.lines.pay', values: { winners: 2, paying: 1, lines: 6 } },
      { kind: 'win', textKey: 'terms.lines.pay', values: { winners: 3, paying: 3, lines: 6 } },
      { kind: 'win', textKey: 'terms.lines.pay', values: { winners: 4, paying: 6, lines: 6 } },
      { kind: 'lose', textKey: 'terms.lines.below', values: {} },
      { kind: 'lose', textKey: 'terms.lines.lose', values: { least: 2 } },
      { kind: 'refund', textKey: 'terms.lines.refund', values: {} },
    ])
  })

  test.each([
    ['trixie', { least: 2, legs: 3, lines: 4, bets: 2 }, [1, 4]],
    ['patent', { least: 1, legs: 3, lines: 7, bets: 5 }, [1, 3, 7]],
    ['lucky-15', { least: 1, legs: 4, lines: 15, bets: 7 }, [1, 3, 7, 15]],
    ['goliath', { least: 2, legs: 8, lines: 247, bets: 7 }, [1, 4, 11, 26, 57, 120, 247]],
  ] as const)('[TERMS-14] a %s: %o, lines that pay %j', (named: NamedBetId, values, paying) => {
    const [win, ...others] = whole({ type: 'system', named, selections: legs(values.legs) })
    expect(win).toEqual({ kind: 'win', textKey: 'terms.named.win', values })
    const pays = others.filter(said => said.textKey === 'terms.lines.pay')
    expect(pays.map(said => said.values)).toEqual(
      paying.map((count, i) => ({ winners: values.least + i, paying: count, lines: values.lines })),
    )
    expect(others.find(said => said.textKey === 'terms.lines.lose')?.values).toEqual({ least: values.least })
  })

  test('[TERMS-15] a custom bet: all must come true, one that fails loses it, one that is void voids it', () => {
    expect(whole({ type: 'custom_bet', selections: legs(3) })).toEqual([
      { kind: 'win', textKey: 'terms.custom.win', values: { legs: 3 } },
      { kind: 'lose', textKey: 'terms.custom.lose', values: {} },
      { kind: 'refund', textKey: 'terms.custom.refund', values: {} },
    ])
  })

  test('[TERMS-16] half results are explained where a leg can have one', () => {
    const isSaid = (bet: TermsBet) => whole(bet).some(said => said.textKey === 'terms.joined.half')
    expect(isSaid({ type: 'combo', selections: [winner, quarterLine] })).toBe(true)
    expect(isSaid({ type: 'combo', selections: [winner, winner] })).toBe(false)
    expect(
      isSaid({ type: 'system', system: systemOf(2, 3), selections: [winner, winner, quarterLine] }),
    ).toBe(true)
    expect(isSaid({ type: 'system', named: 'trixie', selections: [winner, winner, quarterLine] })).toBe(true)
    expect(isSaid({ type: 'single', selections: [quarterLine] })).toBe(false)
    expect(isSaid({ type: 'custom_bet', selections: [winner, quarterLine] })).toBe(false)
  })

  test('[TERMS-13] a system that lost its type needs every leg', () => {
    expect(whole({ type: 'system', selections: legs(3) }).slice(0, 2)).toEqual([
      { kind: 'win', textKey: 'terms.lines.win', values: { least: 3, legs: 3, lines: 1 } },
      { kind: 'win', textKey: 'terms.lines.pay', values: { winners: 3, paying: 1, lines: 1 } },
    ])
  })

  test('[TERMS-1] a bet without selections has no terms', () => {
    expect(betTerms({ type: 'combo', selections: [] })).toEqual([])
  })
})

test.each([
  ['freebet_all_win', ['win freebet.all-win', 'refund freebet.refund']],
  ['freebet_only_win', ['win freebet.only-win', 'refund freebet.refund']],
  ['freebet_no_risk', ['refund freebet.no-risk']],
  ['hunting', []],
  ['comboboost', []],
] as const)('[TERMS-18] with a bonus of type %s: %j', (type, textKey) => {
  const terms = whole({ type: 'single', selections: [winner], bonus: { id: 'b1', type } }).slice(1)
  expect(terms.map(said => `${said.kind} ${said.textKey.slice('terms.'.length)}`)).toEqual(textKey)
})

test('[TERMS-1] every sentence is used by some bet, and no other', () => {
  const said = new Set(everyBet().flatMap(bet => betTerms(bet).map(({ textKey }) => textKey)))
  expect([...said].toSorted()).toEqual([...TERM_KEYS].toSorted())
  expect(new Set(TERM_KEYS).size).toBe(TERM_KEYS.length)
})

test('[TERMS-1] the key of a sentence names its kind', () => {
  for (const { kind, textKey } of everyBet().flatMap(betTerms)) {
    const [, result] = /\.(win|lose|half-win|half-lose|refund|half)(?:-|$)/.exec(textKey) ?? []
    if (result) expect(kind, textKey).toBe(result === 'win' || result === 'lose' ? result : 'refund')
  }
})

function everyBet(): readonly TermsBet[] {
  const lines = Array.from({ length: 25 }, (_, i) => String(i / 4 - 3))
  const markets = [
    ...lines.flatMap(hcp => ['1714', '1715'].map(id => leg(16, `hcp=${hcp}`, id))),
    ...lines.flatMap(total => ['12', '13'].map(id => leg(18, `total=${total}`, id))),
    ...['0:1', '1:0', '0:0'].flatMap(hcp => ['1711', '1712', '1713'].map(id => leg(14, `hcp=${hcp}`, id))),
    ...['1', '2', '3'].map(id => leg(1, '', id)),
    ...['9', '10', '11'].map(id => leg(10, '', id)),
    ...['4', '5'].flatMap(id => [leg(11, '', id), leg(186, '', id)]),
    ...['74', '76'].map(id => leg(29, '', id)),
    ...['70', '72'].map(id => leg(26, '', id)),
    ...['6', '7', '8'].map(id => leg(8, 'goalnr=1', id)),
    leg(45, '', '274', '0:0'),
    leg(37, 'total=2.5', '794'),
  ]
  return [
    ...markets.map((selection): TermsBet => ({ type: 'single', selections: [selection] })),
    { type: 'combo', selections: [winner, quarterLine] },
    { type: 'system', system: systemOf(2, 3), selections: legs(3) },
    { type: 'system', named: 'trixie', selections: legs(3) },
    { type: 'custom_bet', selections: legs(2) },
    ...FREEBETS.map((type): TermsBet => ({
      type: 'single',
      selections: [winner],
      bonus: { id: 'b1', type },
    })),
  ]
}

function leg(marketId: number, specifier: string, outcomeId: string, outcomeName = 'Calder') {
  const names = { homeName: 'Calder', awayName: 'Ashford', marketName: 'Market', outcomeName }
  return toSelection(outcome('m1', { marketId, specifier, outcomeId, ...names }))
}

function legs(count: number) {
  return Array.from({ length: count }, () => winner)
}

/** The sentences about a leg, short: `total.win-over 3`. */
function short(selection: ReturnType<typeof leg>): readonly string[] {
  return betTerms({ type: 'single', selections: [selection] })
    .slice(1)
    .map(({ textKey, values }) => [textKey.slice('terms.'.length), ...Object.values(values)].join(' '))
}

function whole(bet: TermsBet): readonly BetTerm[] {
  return betTerms(bet).filter(said => said.leg === undefined)
}

function systemOf(winCount: number, totalCount: number): SystemType {
  return { id: `${winCount}/${totalCount}`, winCount, totalCount }
}
