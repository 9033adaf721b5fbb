import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import { receiptKeysQuery } from './queries.ts'

export const page: PageModule<object, true> = {
  // The keys come with the page, so that from then on nothing has to be asked for.
  async load({ read }) {
    await read(receiptKeysQuery())
    return true
  },
  head: (_, t) => ({
    title: t('receipt.verify.title'),
    description: t('receipt.verify.intro'),
    noIndex: true,
  }),
  Page,
}
