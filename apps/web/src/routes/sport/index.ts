import { categoriesQuery, countersQuery, sportsQuery, type Sport } from '#core/catalogue'
import { isAsked } from '#features/event-list'
import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'
import {
  sportLeaguesQuery,
  sportListQuery,
  sportLiveQuery,
  sportUpcomingQuery,
  withoutSport,
  type SportParams,
} from './queries.ts'

export const page: PageModule<SportParams, Sport> = {
  async load({ read }, params, list) {
    const sport = (await read(sportsQuery())).find(({ key }) => key === params.sport)
    if (!sport) return undefined
    const shown = isAsked(withoutSport(list))
      ? [read(sportListQuery(params, list))]
      : [
          read(sportLiveQuery(params)),
          read(sportUpcomingQuery(params)),
          read(sportLeaguesQuery(params)),
          read(countersQuery()),
        ]
    await Promise.all([read(categoriesQuery(params.sport)), ...shown])
    return sport
  },
  head: (sport, t) => ({
    title: t('head.sport.title', { sport: sport.name }),
    description: t('head.sport.description', { sport: sport.name }),
    subject: { sport },
  }),
  Page,
}
