import { isOfOneOf, sportsQuery, type MatchPage } from '#core/catalogue'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import { liveQuery } from './queries.ts'

export const page: PageModule<object, MatchPage> = {
  async load({ read }, _, list) {
    const [sports, live] = await Promise.all([read(sportsQuery()), read(liveQuery())])
    return isOfOneOf(sports, list) ? live : undefined
  },
  head: ({ total }, t) => ({
    title: t('head.in_play.title'),
    description: t('head.in_play.description', { count: total }),
  }),
  Page,
}
