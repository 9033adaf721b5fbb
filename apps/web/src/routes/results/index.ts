import { isOfOneOf, sportsQuery } from '#core/catalogue'
import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'
import { resultsQuery } from './queries.ts'

export const page: PageModule<object, true> = {
  async load({ read }, _, list) {
    const [sports] = await Promise.all([read(sportsQuery()), read(resultsQuery(list))])
    return isOfOneOf(sports, list) || undefined
  },
  head: (_, t) => ({ title: t('head.results.title'), description: t('head.results.description') }),
  Page,
}
