import { CALLS } from '@touchline/contract/schemas'
import { readTestProviders } from '@touchline/domain/catalogue'
import { readLocalePath, resolveAcceptLanguage, resolveLocale, switchLocale } from '@touchline/domain/locale'
import { expect, test } from 'vitest'
import { COST_TIMEOUT_MS, effort } from './effort.ts'
import { findCostlyText, type Reader } from './findCostlyText.ts'

const LOCALES = ['en', 'de', 'pt-BR', 'zh-Hans', 'sr-ME']
const CHOICE = { supported: LOCALES, defaultLocale: 'en' }
const PATHS = { locales: LOCALES }

test.each<[string, Reader, readonly string[]]>([
  ['resolveAcceptLanguage', text => resolveAcceptLanguage(text, CHOICE), ['en;q=', 'ja,', 'zh-']],
  ['resolveLocale', text => resolveLocale(text, CHOICE), ['zh-']],
  ['readLocalePath', text => readLocalePath(text, PATHS), ['/en/', '/sports/de/', '/pt-BR/sports/']],
  ['switchLocale', text => switchLocale(text, 'de', PATHS), ['/en/sports/', '/?']],
  ['readTestProviders', text => readTestProviders(text), ['regular:betradar|']],
])(
  '[cost] %s grows no faster than its text',
  (_, read, beginnings) => {
    expect(findCostlyText(read, { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)

/** Every text field of an address, by call; new fields of the contract are included automatically. */
const FIELDS = Object.entries(CALLS).flatMap(([name, call]) =>
  (['params', 'query'] as const).flatMap(part => {
    const schema = (call as Partial<Record<typeof part, Shaped>>)[part]
    return Object.entries(schema?.shape ?? {}).map(
      ([field, shape]) => [`${name}: ${field} of its ${part}`, shape] as const,
    )
  }),
)
type Shaped = { readonly shape?: Readonly<Record<string, { readonly safeParse: (text: string) => unknown }>> }

test('[cost] the fields of all calls are there', () => {
  expect(FIELDS.length).toBeGreaterThan(60)
})
test.each(FIELDS)(
  '[cost] %s grows no faster than its text',
  (_, shape) => {
    const read = (text: string) => shape.safeParse(text)
    expect(findCostlyText(read, { beginnings: ['name:asc,', '1,2,'], effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
