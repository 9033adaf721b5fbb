import { isOfOneOf, sportsQuery } from '#core/catalogue'
import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'
import { cyberQuery } from './queries.ts'

export const page: PageModule<object, true> = {
  async load({ read }, _, list) {
    const [sports] = await Promise.all([read(sportsQuery()), read(cyberQuery(list))])
    return isOfOneOf(sports, list) || undefined
  },
  head: (_, t) => ({ title: t('head.e_sports.title'), description: t('head.e_sports.description') }),
  Page,
}
