import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'

export const page: PageModule<object, null> = {
  load: () => Promise.resolve(null),
  head: (_, t) => ({
    title: t('head.favorites.title'),
    description: t('head.favorites.description'),
    noIndex: true,
  }),
  Page,
}
