import { systemQuery } from '#core/catalogue'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'

export const page: PageModule<object, object> = {
  load: ({ read }) => read(systemQuery()),
  head: (_, t) => ({ title: t('head.promotions.title'), description: t('head.promotions.description') }),
  Page,
}
