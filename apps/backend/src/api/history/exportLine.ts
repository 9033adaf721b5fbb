import type { BetWire, MoneyWire } from '@touchline/contract'
import { plainAmount, type CurrencyCode } from '@touchline/domain/money'
import { formatOdds, type Odds } from '@touchline/domain/odds'
import { csvLine } from './csv.ts'

/** The columns, in order. */
export const EXPORT_HEAD = csvLine([
  'ref',
  'placed_at',
  'settled_at',
  'type',
  'system',
  'status',
  'result',
  'currency',
  'stake',
  'odds',
  'potential_win',
  'returned',
  'selections',
])

/**
 * A bet as one line: times as ISO 8601 in UTC, amounts and odds as decimals with a dot, names in the language it was
 * read in.
 */
export function exportLine(bet: BetWire): string {
  return csvLine([
    bet.ref,
    new Date(bet.created_at).toISOString(),
    bet.settled_at === null ? '' : new Date(bet.settled_at).toISOString(),
    bet.type,
    bet.system ? bet.system.id : '',
    bet.status,
    bet.result,
    bet.stake.currency,
    amount(bet.stake),
    odds(bet.odds),
    amount(bet.potential_win),
    bet.win_amount ? amount(bet.win_amount) : '',
    { text: bet.selections.map(selectionText).join(' | ') },
  ])
}

function selectionText(leg: BetWire['selections'][number]): string {
  const { name_a, name_b, market_name, outcome_name, result } = leg
  const event = name_b === undefined ? name_a : `${name_a} – ${name_b}`
  return `${event}: ${market_name}, ${outcome_name} @ ${odds(leg.odds)} (${result})`
}

function amount(money: MoneyWire): string {
  return plainAmount({ ...money, currency: money.currency as CurrencyCode })
}

function odds(scaled: number): string {
  return formatOdds(scaled as Odds, 'european', '.')
}
