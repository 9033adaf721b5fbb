import { isOfOneOf, sportsQuery } from '#core/catalogue'
import { headOfPart } from '#features/event-list'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import { scheduleQuery } from './queries.ts'

export const page: PageModule<object, { readonly sport: string | undefined; readonly total: number }> = {
  async load({ read }, _, list) {
    const [sports, { total }] = await Promise.all([read(sportsQuery()), read(scheduleQuery(list))])
    if (!isOfOneOf(sports, list)) return undefined
    return { sport: sports.find(({ key }) => key === list.sport)?.name, total }
  },
  head: ({ sport, total }, t, { list, format }) => ({
    ...headOfPart(
      { title: t('head.schedule.title'), description: t('head.schedule.description') },
      { list, sport, t, format },
    ),
    // Search engines should not index a sport without matches.
    ...(total === 0 && Object.keys(list).join() === 'sport' && { noIndex: true }),
  }),
  Page,
}
