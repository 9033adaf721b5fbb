import type { DraftBetWire } from '@touchline/contract'
import { playOf, priceCustomBet, type CustomPrice } from '#pricing'
import type { Database, DatabaseTransaction } from '#store'

type Bet = Pick<DraftBetWire, 'type' | 'selections'>
/**
 * The joint price of a custom bet; undefined where its legs are not of one match, or the match has no pricing model
 * here.
 */
export type JointPriceOf = (bet: Bet) => CustomPrice | undefined

/** Joint prices of the custom bets among these. Under the locks of `lockQuotes` the prices cannot change. */
export async function readJointPrices(
  db: Database | DatabaseTransaction,
  bets: readonly Bet[],
): Promise<JointPriceOf> {
  const matchIds = bets.flatMap(bet => matchOf(bet) ?? [])
  const rows =
    matchIds.length === 0
      ? []
      : await db.selectFrom('matches').select(['id', 'sim']).where('id', 'in', matchIds).execute()
  const plays = new Map(rows.map(({ id, sim }) => [id, playOf(sim)]))
  return bet => {
    const match = plays.get(matchOf(bet) ?? '')
    return match && priceCustomBet(match.sportKey, match.params, match.play, bet.selections.map(toCustomLeg))
  }
}

/** The match of a custom bet. */
function matchOf({ type, selections }: Bet): string | undefined {
  const [id, ...more] = new Set(selections.map(({ match_id }) => match_id))
  return type === 'custom_bet' && more.length === 0 ? id : undefined
}

function toCustomLeg({ market_id, specifier, outcome_id }: DraftBetWire['selections'][number]) {
  return { marketId: market_id, specifier, outcomeId: outcome_id }
}
