import { lotteriesQuery } from '#features/lotteries'
import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'

/** Without lotteries the API answers 404, and so does the page. */
export const page: PageModule<object, true> = {
  async load({ read }) {
    await read(lotteriesQuery())
    return true
  },
  head: (_, t) => ({ title: t('head.lotteries.title'), description: t('head.lotteries.description') }),
  Page,
}
