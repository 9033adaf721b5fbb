import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'

export const page: PageModule<object, null> = {
  load: () => Promise.resolve(null),
  head: (_, t) => ({ title: t('page.schedule.title'), description: t('page.schedule.description') }),
  Page,
}
