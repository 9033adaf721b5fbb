import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'

export const page: PageModule<object, null> = {
  // Private: the HTML of everyone is the same, and the bets come once it is known who is here.
  load: () => Promise.resolve(null),
  head: (_, t) => ({ title: t('my-bets.title'), description: t('my-bets.description'), noIndex: true }),
  Page,
}
