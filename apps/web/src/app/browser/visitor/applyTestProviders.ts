import { readTestProviders, TEST_PROVIDERS_COOKIE, writeTestProviders } from '@touchline/domain/catalogue'
import type { StoredTexts } from '#shared/storage'

/** Storage key of the test providers (spec section 9, browser storage). */
export const TEST_PROVIDERS_KEY = 'testCustomProviders'
/** A test choice lasts one day. */
const COOKIE_SECONDS = 86_400

/** Where a tester's choice is written: the cookie by which servers leave out matches of other providers ([CAT-3]). */
export interface TestProviderOptions {
  readonly local: Pick<StoredTexts, 'read'>
  readonly setCookie: (cookie: string) => void
}

/** Sends the choice in this browser to the servers by cookie; an invalid choice is ignored as a whole. */
export function applyTestProviders({ local, setCookie }: TestProviderOptions): void {
  const chosen = readTestProviders(local.read(TEST_PROVIDERS_KEY))
  if (!chosen) return
  setCookie(
    `${TEST_PROVIDERS_COOKIE}=${writeTestProviders(chosen)}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`,
  )
}
