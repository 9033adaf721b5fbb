import { categoriesQuery, leagueQuery, type League } from '#core/catalogue'
import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'
import { leagueListQuery, type SlugParams } from './queries.ts'

export const page: PageModule<SlugParams, League> = {
  async load({ read }, { sport, slug }, list) {
    const league = await read(leagueQuery(sport, slug))
    await Promise.all([read(categoriesQuery(sport)), read(leagueListQuery(league.id, list))])
    return league
  },
  head: ({ name, slug, category, sport }, t) => ({
    title: t('head.league.title', { league: name, category: category.name, sport: sport.name }),
    description: t('head.league.description', { league: name, category: category.name, sport: sport.name }),
    subject: { sport, category, league: { slug, name } },
  }),
  Page,
}
