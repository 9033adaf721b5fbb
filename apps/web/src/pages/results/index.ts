import { isOfOneOf, sportsQuery } from '#core/catalogue'
import { headOfPart, isFiltered } from '#features/event-list'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import { resultsQuery } from './queries.ts'

export const page: PageModule<object, { readonly sport: string | undefined; readonly total: number }> = {
  async load({ read }, _, list) {
    const [sports, { total }] = await Promise.all([read(sportsQuery()), read(resultsQuery(list))])
    if (!isOfOneOf(sports, list)) return undefined
    return { sport: sports.find(({ key }) => key === list.sport)?.name, total }
  },
  head: ({ sport, total }, t, { list, format }) => ({
    ...headOfPart(
      { title: t('head.results.title'), description: t('head.results.description') },
      { list, sport, t, format },
    ),
    // Search engines should not index an empty day or sport.
    ...(total === 0 && isFiltered(list) && { noIndex: true }),
  }),
  Page,
}
