import { withoutSport } from '#core/addresses'
import { categoriesQuery, leagueQuery, type League } from '#core/catalogue'
import { headOfPart, isFiltered } from '#features/event-list'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import { leagueListQuery, type LeagueParams } from './queries.ts'

export const page: PageModule<LeagueParams, { readonly league: League; readonly total: number }> = {
  async load({ read }, { sport, slug }, list) {
    const league = await read(leagueQuery(sport, slug))
    const [{ total }] = await Promise.all([
      read(leagueListQuery(league.id, list)),
      read(categoriesQuery(sport)),
    ])
    return { league, total }
  },
  head: ({ league: { name, slug, category, sport }, total }, t, { list: listOfAddress, format }) => {
    const list = withoutSport(listOfAddress)
    const names = { league: name, category: category.name, sport: sport.name }
    const title = t('head.league.title', names)
    const description = t('head.league.description', names)
    return {
      ...headOfPart({ title, description }, { list, t, format }),
      subject: { sport, category, league: { slug, name } },
      // Search engines should not index an empty page.
      ...(total === 0 && !isFiltered(list) && { noIndex: true }),
    }
  },
  Page,
}
