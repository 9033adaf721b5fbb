import { MATCH_STATUS, type Match } from '@touchline/domain/match'
import { categoriesQuery, marketsQuery, matchQuery, systemQuery } from '#core/catalogue'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'

export const page: PageModule<{ sport: string; slug: string }, Match> = {
  async load({ read }, { sport, slug }) {
    const { match } = await read(matchQuery(sport, slug))
    await Promise.all([read(marketsQuery(match.id)), read(systemQuery()), read(categoriesQuery(sport))])
    return match
  },
  head: (match, t) => {
    const { home, away, tournament, category, state, sport } = match
    const league = t('list.league-of', { category: category.name, league: tournament.name })
    const names = { home: home.name, away: away.name, league, sport: sport.name }
    return {
      title: t('head.match.title', names),
      description: t('head.match.description', names),
      subject: { sport, category, league: tournament, match },
      // Pages of finished matches have nothing new for search engines.
      ...(state.status >= MATCH_STATUS.closed && { noIndex: true }),
    }
  },
  Page,
}
