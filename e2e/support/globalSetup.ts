import { LANGUAGES } from '@touchline/domain/locale'
import { startTestProduct } from '../../scripts/launch/index.ts'
import { PSEUDO_LOCALE } from './pseudo.ts'

/** One product for the run, in test mode with an empty database and short live delays, unless BASE_URL names one that runs already. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.BASE_URL) return async () => {}
  const product = await startTestProduct({
    LIVE_DELAYS: 'all:1,tennis:4',
    LOCALES: [...LANGUAGES, PSEUDO_LOCALE].join(','),
  })
  process.env.BASE_URL = product.origin // the workers start after this and read it in the configuration
  return product.stop
}
