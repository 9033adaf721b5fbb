import { systemQuery } from '#core/catalogue'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'

export const page: PageModule<object, object> = {
  load: ({ read }) => read(systemQuery()),
  head: (_, t) => ({ title: t('head.about.title'), description: t('head.about.description') }),
  Page,
}
