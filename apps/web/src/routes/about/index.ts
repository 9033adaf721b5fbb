import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'

export const page: PageModule<object, null> = {
  load: () => Promise.resolve(null),
  head: (_, t) => ({ title: t('page.about.title'), description: t('page.about.description') }),
  Page,
}
