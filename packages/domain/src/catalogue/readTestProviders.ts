import { PROVIDERS, SPORT_TYPES, type Provider, type SportType } from '../match/index.ts'

/**
 * The provider whose matches a tester wants to see, by sport type; a type without an entry shows those of all
 * providers.
 */
export type TestProviders = ReadonlyMap<SportType, Provider>

/** The cookie with this choice, mirrored from the local storage entry of the same name (spec section 9). */
export const TEST_PROVIDERS_COOKIE = 'test_custom_providers'

/** Reads `<sport type>:<provider>|...`. Anything else, including a repeated type, is ignored as a whole ([CAT-3]). */
export function readTestProviders(text: string | undefined): TestProviders | undefined {
  if (!text) return undefined
  const found = new Map<SportType, Provider>()
  for (const pair of text.split('|')) {
    const [typeText, providerText, ...rest] = pair.split(':')
    const type = SPORT_TYPES.find(known => known === typeText)
    const provider = PROVIDERS.find(known => known === providerText)
    if (!type || !provider || rest.length > 0 || found.has(type)) return undefined
    found.set(type, provider)
  }
  return found
}

/** The choice in canonical form, independent of the order it was written in: a key for shared caches. */
export function writeTestProviders(providers: TestProviders): string {
  return SPORT_TYPES.flatMap(type => (providers.has(type) ? [`${type}:${providers.get(type)}`] : [])).join(
    '|',
  )
}
