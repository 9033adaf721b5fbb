import { systemQuery } from '#core/catalogue'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import { limitsQuery } from './queries.ts'

export const page: PageModule<object, object> = {
  load: ({ read }) => Promise.all([read(limitsQuery()), read(systemQuery())]),
  head: (_, t) => ({
    title: t('head.general_rules.title'),
    description: t('head.general_rules.description'),
  }),
  Page,
}
