import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'

export const page: PageModule<object, null> = {
  load: () => Promise.resolve(null),
  head: (_, t) => ({
    title: t('page.favorites.title'),
    description: t('page.favorites.description'),
    noIndex: true,
  }),
  Page,
}
