/** Every sentence, as keys of the catalogue, grouped by subject. */
export const TERM_KEYS = [
  'terms.any.win',
  'terms.any.lose',
  'terms.regular-time',
  'terms.void',
  'terms.margin.win-ahead',
  'terms.margin.win-level',
  'terms.margin.win-behind',
  'terms.margin.win-exact',
  'terms.margin.half-win-ahead',
  'terms.margin.half-win-level',
  'terms.margin.half-win-behind',
  'terms.margin.refund-ahead',
  'terms.margin.refund-level',
  'terms.margin.refund-behind',
  'terms.margin.half-lose-ahead',
  'terms.margin.half-lose-level',
  'terms.margin.half-lose-behind',
  'terms.margin.lose-ahead',
  'terms.margin.lose-level',
  'terms.margin.lose-behind',
  'terms.margin.lose-exact',
  'terms.total.win-over',
  'terms.total.win-under',
  'terms.total.half-win',
  'terms.total.refund',
  'terms.total.half-lose',
  'terms.total.lose-over',
  'terms.total.lose-under',
  'terms.draw.win',
  'terms.draw.lose',
  'terms.apart.win',
  'terms.apart.lose',
  'terms.winner.win',
  'terms.winner.lose',
  'terms.both-score.win-yes',
  'terms.both-score.win-no',
  'terms.both-score.lose-yes',
  'terms.both-score.lose-no',
  'terms.odd-even.win-odd',
  'terms.odd-even.win-even',
  'terms.odd-even.lose-odd',
  'terms.odd-even.lose-even',
  'terms.score.win',
  'terms.score.lose',
  'terms.goal.win',
  'terms.goal.win-none',
  'terms.goal.lose',
  'terms.goal.lose-none',
  'terms.combo.win',
  'terms.combo.lose',
  'terms.joined.refund',
  'terms.joined.half',
  'terms.lines.win',
  'terms.lines.pay',
  'terms.lines.below',
  'terms.lines.lose',
  'terms.lines.refund',
  'terms.named.win',
  'terms.custom.win',
  'terms.custom.lose',
  'terms.custom.refund',
  'terms.freebet.all-win',
  'terms.freebet.only-win',
  'terms.freebet.no-risk',
  'terms.freebet.refund',
] as const

/** The key of a text that explains a bet in the reader's language. */
export type TermKey = (typeof TERM_KEYS)[number]

/** One sentence about what makes a bet win, lose or be refunded, as data: the catalogue has the texts ([TERMS-1]). */
export type BetTerm = {
  /** `refund`: all or half of the stake is returned, or a leg counts less than its odds. */
  readonly kind: 'win' | 'lose' | 'refund'
  readonly textKey: TermKey
  /** The placeholders of the sentence: figures as numbers, names as text. */
  readonly values: TermValues
  /** The leg it concerns, counted from 1 as shown on the slip; absent where it concerns the whole bet. */
  readonly leg?: number
}

/** The placeholders of a sentence: figures as numbers, names as text. */
export type TermValues = Readonly<Record<string, string | number>>

/** A sentence about one leg, without its number. */
export type LegTerm = Omit<BetTerm, 'leg'>
