import type { PageModule } from '#pages/shared'
import { Page } from './Page.tsx'
import { receiptKeysQuery } from './queries.ts'

export const page: PageModule<object, true> = {
  // The keys are part of the page, so that verifying needs no request.
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
