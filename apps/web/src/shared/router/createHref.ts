import { BASE_PATH, switchLocale, writeLocalePath, type LocalePathOptions } from '@touchline/domain/locale'
import type { FixedSegment } from './fixedPages.ts'

/** Receipts are verified beside the sportsbook, at an address that outlives it. */
export const RECEIPT_VERIFY = '/receipts/verify'

/** The sport of races, whose page stands at an address of its own. */
export const RACING = 'horse_racing'

type Slugged = { readonly slug: string; readonly sport: { readonly key: string } }

/** Addresses of the pages in one language. */
export interface Href {
  home(): string
  live(): string
  /** A page that stands at an address of its own. */
  fixed(page: FixedSegment): string
  /** The player's bets on a page of their own. */
  bets(): string
  /** Where a receipt is verified. */
  receiptVerify(): string
  sport(key: string): string
  category(category: Slugged): string
  league(league: Slugged): string
  match(match: Slugged): string
  /** The address `href` in another language, query and hash kept (spec section 2.4). */
  inLocale(href: string, locale: string): string
}

export function createHref(locale: string, options: LocalePathOptions): Href {
  const path = (...segments: readonly string[]): string =>
    writeLocalePath([BASE_PATH, ...segments.map(encodeURIComponent)].join('/'), locale, options)
  const slugged = ({ sport, slug }: Slugged): string => path(sport.key, slug)
  const ofSport = (key: string): string => path(key === RACING ? 'racing' : key)
  /** Countries and courses of races have no lists of their own: all stand on the page of racing. */
  const ofPart = (part: Slugged): string => (part.sport.key === RACING ? ofSport(RACING) : slugged(part))
  return {
    home: () => path(),
    live: () => path('live'),
    fixed: page => path(page),
    bets: () => path('bets-history'),
    receiptVerify: () => writeLocalePath(RECEIPT_VERIFY, locale, options),
    sport: ofSport,
    category: ofPart,
    league: ofPart,
    match: slugged,
    inLocale: (href, other) => switchLocale(href, other, options),
  }
}
