import type { ApiClient } from '@touchline/contract'
import { outcomeKeyOf, type Market } from '@touchline/domain/market'
import type { Odds } from '@touchline/domain/odds'
import { selectionsOf, type Selection } from '@touchline/domain/slip'
import type { SlipStore } from '#core/slip'

/**
 * Whether outcomes that clash on the slip could be one custom bet: all of one match, of different markets, each
 * offered for custom bets.
 */
export function canBuildTogether(legs: readonly Selection[], offered: readonly Market[]): boolean {
  const [first] = legs
  const lines = new Set(legs.map(leg => `${leg.marketId}/${leg.specifier}`))
  return (
    first !== undefined &&
    lines.size === legs.length &&
    legs.every(leg => leg.matchId === first.matchId && isOffered(leg, offered))
  )
}

function isOffered({ marketId, specifier, outcomeId }: Selection, offered: readonly Market[]): boolean {
  const market = offered.find(({ id, ...line }) => id === marketId && line.specifier === specifier)
  return market?.outcomes.some(({ id }) => id === outcomeId) ?? false
}

/**
 * Requests the joint price of the slip's picks and makes them one custom bet at that price ([CUSTOM-1]). Without a
 * price the slip does not change, nor if it has changed before the answer came (`too-late`).
 */
export async function buildTogether(
  slip: Pick<SlipStore, 'getState' | 'dispatch'>,
  client: ApiClient,
): Promise<{ readonly odds: Odds } | 'refused' | 'unanswered' | 'too-late'> {
  const picks = selectionsOf(slip.getState())
  const answer = await client('getCustomOdds', {
    body: {
      match_id: picks[0]?.matchId ?? '',
      selections: picks.map(({ marketId, specifier, outcomeId }) => ({
        market_id: marketId,
        specifier,
        outcome_id: outcomeId,
      })),
    },
  })
  const before = slip.getState()
  const selections = selectionsOf(before)
  if (legsOf(selections) !== legsOf(picks)) return 'too-late'
  if (!answer.ok) {
    const { error } = answer
    return error.kind === 'refused' && error.status < 500 && error.status !== 429 ? 'refused' : 'unanswered'
  }
  const odds = answer.value.data.odds as Odds
  slip.dispatch({ type: 'custom-bet-set', selections, customOdds: odds })
  return slip.getState() === before ? 'refused' : { odds }
}

export function legsOf(legs: readonly Selection[]): string {
  return legs.map(outcomeKeyOf).join(' ')
}
