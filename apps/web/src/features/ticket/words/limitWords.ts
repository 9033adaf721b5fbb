import type { PlaceBetError } from '@touchline/domain/placing'
import { stakeFixes, type Slip, type StakeFix } from '@touchline/domain/slip'
import type { MoneyText } from '../amounts/index.ts'

type Translate = (key: string, values?: Record<string, string | number>) => string

/** What a refusal's limits mean for the stakes of these bets ([PLACE-26]). */
export function stakeFixesFor(slip: Pick<Slip, 'bets'>, error: PlaceBetError): readonly StakeFix[] {
  return stakeFixes(slip, 'refusals' in error ? (error.refusals ?? []) : [])
}

/** The limit of one refusal, as a sentence. */
export function limitWords({ why, limit }: StakeFix, t: Translate, { money }: MoneyText): string {
  return `${t(`ticket.block.${why}`, { sum: money(limit) })}.`
}

/** The name of one of several bets: its first pick. */
export function betName({ bets }: Slip, betId: string): string {
  return bets.find(bet => bet.id === betId)?.selections[0]?.outcomeName ?? ''
}
