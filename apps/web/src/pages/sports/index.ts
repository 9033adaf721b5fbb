import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import { liveNowQuery, upcomingQuery } from './queries.ts'

export const page: PageModule<object, true> = {
  async load({ read }) {
    await Promise.all([read(liveNowQuery()), read(upcomingQuery())])
    return true
  },
  head: (_, t) => ({ title: t('head.sports.title'), description: t('head.sports.description') }),
  Page,
}
