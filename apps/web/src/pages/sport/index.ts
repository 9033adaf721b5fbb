import { withoutSport } from '#core/addresses'
import { categoriesQuery, countersQuery, sportsQuery, type Sport } from '#core/catalogue'
import { headOfPart, isFiltered } from '#features/event-list'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import {
  sportLeaguesQuery,
  sportListQuery,
  sportLiveQuery,
  sportUpcomingQuery,
  type SportParams,
} from './queries.ts'

export const page: PageModule<SportParams, Sport> = {
  async load({ read }, params, list) {
    const sport = (await read(sportsQuery())).find(({ key }) => key === params.sport)
    if (!sport) return undefined
    const shown = isFiltered(withoutSport(list))
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
  head: (sport, t, { list, format }) => {
    const names = { sport: sport.name }
    const title = t('head.sport.title', names)
    const description = t('head.sport.description', names)
    return { ...headOfPart({ title, description }, { list, t, format }), subject: { sport } }
  },
  Page,
}
