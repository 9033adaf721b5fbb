import { categoriesQuery, sportsQuery, type Sport } from '#core/catalogue'
import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'
import { sportLiveQuery, sportUpcomingQuery, type SportParams } from './queries.ts'

export const page: PageModule<SportParams, Sport> = {
  async load({ read }, params) {
    const sport = (await read(sportsQuery())).find(({ key }) => key === params.sport)
    if (!sport) return undefined
    await Promise.all([
      read(categoriesQuery(params.sport)),
      read(sportLiveQuery(params)),
      read(sportUpcomingQuery(params)),
    ])
    return sport
  },
  head: (sport, t) => ({
    title: t('sport.title', { sport: sport.name }),
    description: t('sport.description', { sport: sport.name }),
    subject: { sport },
  }),
  Page,
}
