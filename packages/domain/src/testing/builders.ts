import type { MatchId, MatchStatus, Provider } from '../match/index.ts'
import type { Currency, CurrencyCode, Money } from '../money/index.ts'
import { currencyOf } from '../money/index.ts'
import type { Odds, OddsAcceptMode } from '../odds/index.ts'
import { toOdds } from '../odds/index.ts'
import type { PickedOutcome, Slip, SlipEvent } from '../slip/index.ts'
import { emptySlip, reduceSlip } from '../slip/index.ts'

export const EUR = currencyOf('EUR')!
export const JPY = currencyOf('JPY')!
export const KWD = currencyOf('KWD')!
export const BTC = currencyOf('BTC')!

export function odds(...scaled: number[]): Odds[] {
  return scaled.map(toOdds)
}

export function money(value: number, currency: Currency = EUR): Money {
  return { value, currency: currency.code, subunits: currency.subunits }
}

export function code(text: string): CurrencyCode {
  return text as CurrencyCode
}

/** An open outcome with defaults. `match` and `outcome` identify it. */
export function outcome(
  match: string,
  facts: Partial<Omit<PickedOutcome, 'matchId'>> & { readonly price?: number } = {},
): PickedOutcome {
  const { price = 2000, ...rest } = facts
  return {
    matchId: match as MatchId,
    marketId: 1,
    specifier: '',
    outcomeId: '1',
    provider: 'betradar' as Provider,
    odds: toOdds(price),
    matchStatus: 0 as MatchStatus,
    marketStatus: 1,
    active: true,
    matchSlug: match,
    sportKey: 'soccer',
    categorySlug: 'norland',
    homeName: 'Calder City',
    awayName: 'Ashford Rangers',
    marketName: 'Full-time result',
    outcomeName: 'Calder City',
    ...rest,
  }
}

export type SlipFacts = {
  readonly mode?: OddsAcceptMode
  readonly currency?: Currency
  readonly multiSingle?: Slip['multiSingle']
  readonly customBetAllowsSingle?: boolean
}

/** An empty slip in EUR where betradar takes several singles. */
export function aSlip({
  mode = 'none',
  currency = EUR,
  multiSingle = { betradar: true },
  customBetAllowsSingle = false,
}: SlipFacts = {}): Slip {
  return emptySlip({ currency, acceptMode: mode, multiSingle, customBetAllowsSingle })
}

export function after(slip: Slip, ...events: readonly SlipEvent[]): Slip {
  return events.reduce(reduceSlip, slip)
}

export function pick(...outcomes: readonly PickedOutcome[]): SlipEvent[] {
  return outcomes.map(picked => ({ type: 'outcome-toggled', outcome: picked }))
}

export function stake(value: number, betId?: string): SlipEvent {
  return { type: 'stake-set', stake: value, source: 'stake', ...(betId !== undefined && { betId }) }
}

export function priceMoved(picked: PickedOutcome, price: number): SlipEvent {
  return { type: 'prices-moved', prices: [{ ...picked, odds: toOdds(price) }] }
}

export const PLACE: SlipEvent = { type: 'placing-started', key: 'key-1', at: 1000 }
