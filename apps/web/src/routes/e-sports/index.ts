import { sportsQuery } from '#core/catalogue'
import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'
import { cyberQuery } from './queries.ts'

export const page: PageModule<object, true> = {
  async load({ read }, _, list) {
    await Promise.all([read(sportsQuery()), read(cyberQuery(list))])
    return true
  },
  head: (_, t) => ({ title: t('page.e-sports.title'), description: t('page.e-sports.description') }),
  Page,
}
