import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'

export const page: PageModule<object, null> = {
  load: () => Promise.resolve(null),
  head: (_, t) => ({
    title: t('page.general-rules.title'),
    description: t('page.general-rules.description'),
  }),
  Page,
}
