import type { MatchPage } from '#core/catalogue'
import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'
import { liveQuery } from './queries.ts'

export const page: PageModule<object, MatchPage> = {
  load: ({ read }) => read(liveQuery()),
  head: ({ total }, t) => ({
    title: t('head.in_play.title'),
    description: t('head.in_play.description', { count: total }),
  }),
  Page,
}
