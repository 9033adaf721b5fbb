import { MARKET_STATUS } from '@touchline/domain/market'
import { EVENT_TYPES, MATCH_STATUS, PROVIDERS, type Contest, type MatchId } from '@touchline/domain/match'
import type { Selection } from '@touchline/domain/slip'
import { anyOf, storedCount, isTrue, storedOdds, orMissing, text, withoutMissing, z } from './storedParts.ts'

/** Left out where it is anything else: the back end knows it anyway. */
const contest = z.object({
  type: anyOf(EVENT_TYPES),
  tournamentId: text,
  competitorIds: z.array(text),
})

/** A stored selection. Unknown fields are dropped. */
export const storedSelection = withoutMissing<Selection>(
  z.object({
    matchId: z.pipe(
      text,
      z.transform(id => id as MatchId),
    ),
    marketId: storedCount,
    specifier: text,
    outcomeId: text,
    provider: anyOf(PROVIDERS),
    contest: orMissing<Contest>(contest),
    odds: storedOdds,
    acceptedOdds: storedOdds,
    initialOdds: storedOdds,
    matchStatus: anyOf(Object.values(MATCH_STATUS)),
    marketStatus: anyOf([...Object.values(MARKET_STATUS), 'missing' as const]),
    active: isTrue,
    matchSlug: text,
    sportKey: text,
    categorySlug: text,
    homeName: text,
    marketName: text,
    outcomeName: text,
    awayName: z.optional(text),
    isChanged: isTrue,
    isSuspended: isTrue,
    isNotAvailable: isTrue,
    categoryName: orMissing(text),
  }),
)
