import { MATCH_STATUS, type MatchState } from '@touchline/domain/match'
import { formOf } from '@touchline/domain/statistics'
import type { Locale } from '@touchline/domain/locale'
import { nameIn } from '#api/names'
import type { Database, LocalizedText } from '#store'
import type { StatisticsMatch } from './findStatisticsMatch.ts'

/** Maximum past matches: head-to-head, and of each side's form. */
const PAST_MAX = 5

type PastRow = {
  readonly id: string
  readonly slug: string
  readonly start_time: number
  readonly state: MatchState
  readonly home_id: string
  readonly away_id: string
  readonly home_names: LocalizedText
  readonly away_names: LocalizedText
  readonly tournament_names: LocalizedText
}

/** Matches that are over and began before this one, newest first. Abandoned matches have no score and are left out. */
function selectPast(db: Database, { id, start_time: startTime }: StatisticsMatch) {
  return db
    .selectFrom('matches')
    .innerJoin('competitors as home', 'home.id', 'matches.home_id')
    .innerJoin('competitors as away', 'away.id', 'matches.away_id')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select(['matches.id', 'matches.slug', 'matches.start_time', 'matches.state'])
    .select(['home.id as home_id', 'away.id as away_id'])
    .select(['home.names as home_names', 'away.names as away_names', 'tournaments.names as tournament_names'])
    .where('matches.status', '=', MATCH_STATUS.finished)
    .where('matches.id', '<>', id)
    .where('matches.start_time', '<', startTime)
    .orderBy('matches.start_time', 'desc')
    .orderBy('matches.id')
    .limit(PAST_MAX)
}

/** The last matches between the two sides, at either's home. */
export async function findMeetings(db: Database, match: StatisticsMatch): Promise<PastRow[]> {
  const sides = [match.home_id, match.away_id]
  return await selectPast(db, match).where('home_id', 'in', sides).where('away_id', 'in', sides).execute()
}

/** The last matches of a side against any opponent. */
export async function findForm(db: Database, match: StatisticsMatch, sideId: string): Promise<PastRow[]> {
  return await selectPast(db, match)
    .where(eb => eb.or([eb('home_id', '=', sideId), eb('away_id', '=', sideId)]))
    .execute()
}

export function presentPast(row: PastRow, locale: Locale) {
  return {
    id: row.id,
    slug: row.slug,
    start_time: row.start_time,
    tournament_name: nameIn(row.tournament_names, locale),
    home: { id: row.home_id, name: nameIn(row.home_names, locale) },
    away: { id: row.away_id, name: nameIn(row.away_names, locale) },
    score: row.state.score,
  }
}

export function presentForm(row: PastRow, sideId: string, locale: Locale) {
  return {
    ...presentPast(row, locale),
    result: formOf(row.state.score, row.home_id === sideId ? 'home' : 'away'),
  }
}
