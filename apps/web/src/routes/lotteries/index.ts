import type { PageModule } from '#routes/open'
import { Page } from './Page.tsx'

export const page: PageModule<object, null> = {
  load: () => Promise.resolve(null),
  head: (_, t) => ({ title: t('page.lotteries.title'), description: t('page.lotteries.description') }),
  Page,
}
