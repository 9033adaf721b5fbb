import { systemQuery } from '#core/catalogue'
import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'

export const page: PageModule<object, object> = {
  load: ({ read }) => read(systemQuery()),
  head: (_, t) => ({ title: t('page.about.title'), description: t('page.about.description') }),
  Page,
}
