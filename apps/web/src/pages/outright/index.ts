import { MATCH_STATUS, type Outright } from '@touchline/domain/match'
import { categoriesQuery, marketsQuery, outrightQuery, systemQuery } from '#core/catalogue'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'

/** `isListed` is false for a race where racing is switched off: the page remains for those who have a bet on it. */
type Data = { readonly outright: Outright; readonly isListed: boolean }

export const page: PageModule<{ sport: string; slug: string }, Data> = {
  async load({ read }, { sport, slug }) {
    const { outright } = await read(outrightQuery(sport, slug))
    const [system] = await Promise.all([
      read(systemQuery()),
      read(marketsQuery(outright.id)),
      read(categoriesQuery(sport)),
    ])
    return { outright, isListed: outright.type !== 'race' || system.is_horse_racing_enabled }
  },
  head: ({ outright, isListed }, t) => {
    const { name: event, tournament, category, sport, state } = outright
    const league = t('list.league-of', { category: category.name, league: tournament.name })
    const names = { event, league, sport: sport.name }
    return {
      title: t('head.outright.title', names),
      description: t('head.outright.description', names),
      subject: { sport, category, league: tournament, outright },
      ...((state.status >= MATCH_STATUS.closed || !isListed) && { noIndex: true }),
    }
  },
  Page,
}
