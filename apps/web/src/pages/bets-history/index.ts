import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'

export const page: PageModule<object, null> = {
  // Private: the HTML is the same for everyone, and the bets are loaded once the player is known.
  load: () => Promise.resolve(null),
  head: (_, t) => ({ title: t('my-bets.title'), description: t('my-bets.description'), noIndex: true }),
  Page,
}
