import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'

export const page: PageModule<object, null> = {
  load: () => Promise.resolve(null),
  head: (_, t) => ({
    title: t('page.init-sportsbook.title'),
    description: t('page.init-sportsbook.description'),
    noIndex: true,
  }),
  Page,
}
