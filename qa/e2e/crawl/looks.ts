import { DESKTOP, PHONE } from '../support/index.ts'

/** A language, a theme and a size in which every page is checked. */
export type Look = {
  readonly name: string
  /** Comes before the base path: empty for the first language. */
  readonly prefix: string
  readonly locale: string
  readonly colorScheme: 'dark' | 'light'
  readonly viewport: { readonly width: number; readonly height: number }
}

const LOCALES = ['en', 'de', 'ar'] as const
const SCHEMES = ['dark', 'light'] as const
const SIZES = { phone: PHONE, desktop: DESKTOP } as const

const lookOf = (
  locale: (typeof LOCALES)[number],
  colorScheme: (typeof SCHEMES)[number],
  size: keyof typeof SIZES,
): Look => ({
  name: `${locale}, ${colorScheme}, ${size}`,
  prefix: locale === 'en' ? '' : `/${locale}`,
  locale,
  colorScheme,
  viewport: SIZES[size],
})

/** Four that together cover three languages, one of them right to left, both themes and both sizes. */
const FOUR: readonly Look[] = [
  lookOf('en', 'dark', 'desktop'),
  lookOf('de', 'light', 'phone'),
  lookOf('ar', 'dark', 'phone'),
  lookOf('ar', 'light', 'desktop'),
]

const TWELVE: readonly Look[] = LOCALES.flatMap(locale =>
  SCHEMES.flatMap(scheme => [lookOf(locale, scheme, 'phone'), lookOf(locale, scheme, 'desktop')]),
)

/** `npm run test:crawl` checks everything; `npm test` one address of each kind in four looks. */
const isWhole = process.env.CRAWL === 'whole'
export const LOOKS = isWhole ? TWELVE : FOUR
export const SAMPLES_MAX = isWhole ? 20 : 1
