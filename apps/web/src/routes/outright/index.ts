import { MATCH_STATUS, type Outright } from '@touchline/domain'
import { categoriesQuery, marketsQuery, outrightQuery } from '#core/catalogue'
import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'

export const page: PageModule<{ sport: string; slug: string }, Outright> = {
  async load({ read }, { sport, slug }) {
    const { outright } = await read(outrightQuery(sport, slug))
    await Promise.all([read(marketsQuery(outright.id)), read(categoriesQuery(sport))])
    return outright
  },
  head: (outright, t) => {
    const { name: event, tournament, category, sport, state } = outright
    const league = t('list.league-of', { category: category.name, league: tournament.name })
    const names = { event, league, sport: sport.name }
    return {
      title: t('head.outright.title', names),
      description: t('head.outright.description', names),
      subject: { sport, category, league: tournament, outright },
      ...(state.status >= MATCH_STATUS.closed && { noIndex: true }),
    }
  },
  Page,
}
