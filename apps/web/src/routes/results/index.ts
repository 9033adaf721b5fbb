import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'

export const page: PageModule<object, null> = {
  load: () => Promise.resolve(null),
  head: (_, t) => ({ title: t('page.results.title'), description: t('page.results.description') }),
  Page,
}
