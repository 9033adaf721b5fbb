import type { FullConfig } from '@playwright/test'
import { LANGUAGES } from '@touchline/domain/locale'
import { startTestProduct, type TestProduct } from '@touchline/tools/launch'
import { PSEUDO_LOCALE } from './pseudo.ts'

/** A page of the operator's own. */
const PAYMENTS = {
  path: 'help/payments',
  title: { en: 'Payments', de: 'Zahlungen' },
  blocks: [
    { text: { en: 'Deposits are credited at once, withdrawals within a day. Both are free of charge.' } },
    { title: { en: 'Cards' }, text: { en: 'Every card of yours.\n\nNo card of anybody else.' } },
  ],
}

/**
 * One product for each worker, in test mode with an empty database and short live delays, unless BASE_URL names one
 * that runs already. One after the other: the first builds the pages for all.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return async () => {}
  const products: TestProduct[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(products.map(product => product.stop()))
  }
  try {
    while (products.length < workers)
      products.push(
        await startTestProduct({
          LIVE_DELAYS: 'all:1,tennis:4',
          CUSTOM_PAGES: JSON.stringify([PAYMENTS]),
          LOCALES: [...LANGUAGES, PSEUDO_LOCALE].join(','),
        }),
      )
  } catch (error) {
    await stop()
    throw error
  }
  process.env.BASE_URLS = products.map(({ origin }) => origin).join(' ') // the workers read it in the configuration
  return stop
}
