import { isOfOneOf, sportsQuery } from '#core/catalogue'
import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'
import { scheduleQuery } from './queries.ts'

export const page: PageModule<object, true> = {
  async load({ read }, _, list) {
    const [sports] = await Promise.all([read(sportsQuery()), read(scheduleQuery(list))])
    return isOfOneOf(sports, list) || undefined
  },
  head: (_, t) => ({ title: t('head.schedule.title'), description: t('head.schedule.description') }),
  Page,
}
