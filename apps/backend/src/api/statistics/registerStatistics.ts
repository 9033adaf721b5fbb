import { ERROR_CODES, type CallReply } from '@touchline/contract'
import { summaryOf } from '@touchline/domain/statistics'
import type { Locale } from '@touchline/domain/locale'
import { answer, refuse, registerCall, type ApiServer } from '#api/http'
import { statisticCountsOf } from '#pricing'
import type { Database } from '#store'
import { findIncidents } from './findIncidents.ts'
import { findForm, findMeetings, presentForm, presentPast } from './findPast.ts'
import { findStatisticsMatch, type StatisticsMatch } from './findStatisticsMatch.ts'

type Data = CallReply<'getStatistics'>['data']

/** Statistics of a match (spec section 7.1): the feed's counters and incidents, and both sides' earlier matches. */
export function registerStatistics(server: ApiServer, { db }: { readonly db: Database }): void {
  registerCall(server, 'getStatistics', async ({ params, locale }) => {
    const match = await findStatisticsMatch(db, params.id)
    if (!match) return refuse(404, ERROR_CODES.notFound)
    return answer({ data: await READERS[params.type](db, match, locale) })
  })
}

const READERS: {
  readonly [Type in Data['type']]: (db: Database, match: StatisticsMatch, locale: Locale) => Promise<Data>
} = {
  summary: async (_db, { sport_key, sim }) => ({
    type: 'summary',
    lines: [...summaryOf(sport_key, statisticCountsOf(sim))],
  }),
  timeline: async (db, { id }) => ({ type: 'timeline', incidents: await findIncidents(db, id) }),
  'head-to-head': async (db, match, locale) => {
    const [meetings, home, away] = await Promise.all([
      findMeetings(db, match),
      findForm(db, match, match.home_id),
      findForm(db, match, match.away_id),
    ])
    return {
      type: 'head-to-head',
      meetings: meetings.map(row => presentPast(row, locale)),
      home_form: home.map(row => presentForm(row, match.home_id, locale)),
      away_form: away.map(row => presentForm(row, match.away_id, locale)),
    }
  },
}
