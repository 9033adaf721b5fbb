import type { CallReply } from '@touchline/contract'

/** An outcome to bet on at its price when it was read. */
export interface OfferedSelection {
  readonly match_id: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly odds: number
}

const MARKET_OPEN = 1

/** What the main markets of matches in these states (0 before, 1 live) offer now. */
export async function readOffers(
  origin: string,
  matchStatus: '0' | '1' | '0,1',
): Promise<OfferedSelection[]> {
  const answer = await fetch(
    `${origin}/api/sportsbook/matches?match_status=${matchStatus}&limit=40&bettable=true`,
  )
  if (!answer.ok) throw new Error(`The matches answered ${answer.status}.`)
  const { data } = (await answer.json()) as CallReply<'getMatches'>
  return data.flatMap(({ id, main_market: market }) =>
    market === null || market.status !== MARKET_OPEN
      ? []
      : market.outcomes
          .filter(({ active }) => active)
          .map(outcome => ({
            match_id: id,
            market_id: market.id,
            specifier: market.specifier,
            outcome_id: outcome.id,
            odds: outcome.odds,
          })),
  )
}
