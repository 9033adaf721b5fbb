import { MARKET_STATUS } from '@touchline/domain/market'
import { EVENT_TYPES, MATCH_STATUS, PROVIDERS, type Contest, type MatchId } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import type { Selection } from '@touchline/domain/slip'
import { isCount, isRecord, isText, oneOf } from './storedValues.ts'

/** The most that odds can be on the wire, x1000. */
const ODDS_MAX = 100_000_000

/** A stored selection, or undefined where its shape is not valid. Only known fields are read. */
export function readStoredSelection(value: unknown): Selection | undefined {
  if (!isRecord(value)) return undefined
  const [odds, acceptedOdds, initialOdds] = [value.odds, value.acceptedOdds, value.initialOdds].map(
    readStoredOdds,
  )
  const provider = oneOf(PROVIDERS, value.provider)
  const matchStatus = oneOf(Object.values(MATCH_STATUS), value.matchStatus)
  const marketStatus = oneOf([...Object.values(MARKET_STATUS), 'missing' as const], value.marketStatus)
  const { matchId, specifier, outcomeId, matchSlug, sportKey, categorySlug } = value
  const { homeName, awayName, marketName, outcomeName, marketId, active, categoryName } = value
  const isKnown =
    odds && acceptedOdds && initialOdds && provider && matchStatus !== undefined && marketStatus !== undefined
  const isKey = isText(matchId) && isCount(marketId) && isText(specifier) && isText(outcomeId)
  const isPlaced = isText(matchSlug) && isText(sportKey) && isText(categorySlug)
  const isNamed = isText(homeName) && isText(marketName) && isText(outcomeName)
  const isWithAway = awayName === undefined || isText(awayName)
  if (!isKnown || !isKey || !isPlaced || !isNamed || !isWithAway) return undefined
  const contest = readContest(value.contest)
  return {
    matchId: matchId as MatchId,
    marketId,
    specifier,
    outcomeId,
    provider,
    ...(contest && { contest }),
    odds,
    acceptedOdds,
    initialOdds,
    matchStatus,
    marketStatus,
    active: active === true,
    matchSlug,
    sportKey,
    categorySlug,
    homeName,
    marketName,
    outcomeName,
    ...(awayName !== undefined && { awayName }),
    isChanged: value.isChanged === true,
    isSuspended: value.isSuspended === true,
    isNotAvailable: value.isNotAvailable === true,
    ...(isText(categoryName) && { categoryName }),
  }
}

/** Undefined for anything else: the back end knows it anyway. */
function readContest(value: unknown): Contest | undefined {
  if (!isRecord(value)) return undefined
  const { tournamentId, competitorIds } = value
  const type = oneOf(EVENT_TYPES, value.type)
  const isWhole = isText(tournamentId) && Array.isArray(competitorIds) && competitorIds.every(isText)
  return type && isWhole ? { type, tournamentId, competitorIds } : undefined
}

export function readStoredOdds(value: unknown): Odds | undefined {
  return isCount(value) && value >= 1000 && value <= ODDS_MAX ? (value as Odds) : undefined
}
