import type { Selection } from '../slip/index.ts'
import type { LegTerm, TermKey, TermValues } from './betTerm.ts'
import { term } from './term.ts'
import { readHeadStart, readLine, readNumber, readSpecifier } from './lines.ts'
import type { MarketFamily } from './marketFamily.ts'
import { exactMarginTerms, handicapTerms, marginTerms, totalTerms } from './scoreTerms.ts'

/** The fields of a leg that its terms use. */
export type TermLeg = Pick<
  Selection,
  'marketId' | 'specifier' | 'outcomeId' | 'homeName' | 'awayName' | 'marketName' | 'outcomeName'
>

/**
 * The terms of a leg of a market family; undefined for an outcome or a line that the family does not know, and where
 * there are no two sides ([TERMS-3] to [TERMS-9]).
 */
export function familyTerms(family: MarketFamily, leg: TermLeg): readonly LegTerm[] | undefined {
  const { awayName } = leg
  if (awayName === undefined) return undefined
  const ways = WAYS[family]({ ...leg, awayName }, readSpecifier(leg.specifier))
  return ways && Object.hasOwn(ways, leg.outcomeId) ? ways[leg.outcomeId] : undefined
}

type TwoSides = TermLeg & { readonly awayName: string }
/** Terms by outcome id; the ids are the feed's (reference/domain.md f). */
type Ways = Readonly<Record<string, readonly LegTerm[]>>

const AHEAD = { winsFrom: 1, losesTo: 0 }
const AHEAD_OR_LEVEL = { winsFrom: 0, losesTo: -1 }

const WAYS: Readonly<
  Record<MarketFamily, (leg: TwoSides, specifier: ReturnType<typeof readSpecifier>) => Ways | undefined>
> = {
  'three-way': ({ homeName, awayName }) => ({
    1: marginTerms(homeName, AHEAD),
    2: exactMarginTerms(homeName, awayName, 0),
    3: marginTerms(awayName, AHEAD),
  }),
  'double-chance': ({ homeName, awayName }) => ({
    9: marginTerms(homeName, AHEAD_OR_LEVEL),
    10: both('terms.apart.win', 'terms.apart.lose'),
    11: marginTerms(awayName, AHEAD_OR_LEVEL),
  }),
  'draw-no-bet': ({ homeName, awayName }) => ({
    4: handicapTerms(homeName, 0),
    5: handicapTerms(awayName, 0),
  }),
  'start-score': ({ homeName, awayName }, specifier) => {
    const lead = readHeadStart(specifier.get('hcp'))
    return lead === undefined
      ? undefined
      : {
          1711: marginTerms(homeName, { winsFrom: 1 - lead, losesTo: 0 - lead }),
          1712: exactMarginTerms(homeName, awayName, 0 - lead),
          1713: marginTerms(awayName, { winsFrom: 1 + lead, losesTo: lead }),
        }
  },
  handicap: ({ homeName, awayName }, specifier) => {
    const line = readLine(specifier.get('hcp'))
    return line === undefined
      ? undefined
      : { 1714: handicapTerms(homeName, line), 1715: handicapTerms(awayName, -line) }
  },
  total: (_, specifier) => {
    const line = readLine(specifier.get('total'))
    return line === undefined ? undefined : { 12: totalTerms(line, 'over'), 13: totalTerms(line, 'under') }
  },
  winner: ({ homeName: home, awayName: away }) => ({
    4: both('terms.winner.win', 'terms.winner.lose', { name: home, other: away }),
    5: both('terms.winner.win', 'terms.winner.lose', { name: away, other: home }),
  }),
  'both-score': () => ({
    74: both('terms.both-score.win-yes', 'terms.both-score.lose-yes'),
    76: both('terms.both-score.win-no', 'terms.both-score.lose-no'),
  }),
  'odd-even': () => ({
    70: both('terms.odd-even.win-odd', 'terms.odd-even.lose-odd'),
    72: both('terms.odd-even.win-even', 'terms.odd-even.lose-even'),
  }),
  // Its ids are only positions in a list, so the score is parsed from the name.
  'correct-score': ({ outcomeId, outcomeName: score }) =>
    /^\d+[:-]\d+$/.test(score)
      ? { [outcomeId]: both('terms.score.win', 'terms.score.lose', { score }) }
      : undefined,
  goal: ({ homeName, awayName }, specifier) => {
    const goal = readNumber(specifier.get('goalnr'))
    return goal === undefined
      ? undefined
      : {
          6: both('terms.goal.win', 'terms.goal.lose', { name: homeName, goal }),
          7: both('terms.goal.win-none', 'terms.goal.lose-none', { goal }),
          8: both('terms.goal.win', 'terms.goal.lose', { name: awayName, goal }),
        }
  },
}

function both(win: TermKey, lose: TermKey, values: TermValues = {}): readonly LegTerm[] {
  return [term('win', win, values), term('lose', lose, values)]
}
