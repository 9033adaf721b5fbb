import { BASE_PATH, writeLocalePath, type LocalePathOptions } from '@touchline/domain/locale'

/** Receipts are verified beside the sportsbook, at an address that outlives it. */
const RECEIPT_VERIFY = '/receipts/verify'

/** The sport of races, whose page has an address of its own. */
export const RACING = 'horse_racing'

/** Pages without parameters that features link to, by their path in the table of pages (`pages/table.ts`). */
export type LinkedPage =
  | 'about'
  | 'cybersport'
  | 'favorites'
  | 'general-rules'
  | 'lotteries'
  | 'promotions'
  | 'racing'
  | 'results'
  | 'schedule'

type Slugged = { readonly slug: string; readonly sport: { readonly key: string } }

/** Addresses of the pages in one language. */
export interface Href {
  home(): string
  live(): string
  /** A page without parameters, by its path in the table of pages. */
  fixed(path: LinkedPage): string
  /** The player's bets on a page of their own. */
  bets(): string
  /** Where a receipt is verified. */
  receiptVerify(): string
  sport(key: string): string
  category(category: Slugged): string
  league(league: Slugged): string
  match(match: Slugged): string
}

export function createHref(locale: string, options: LocalePathOptions): Href {
  const path = (...segments: readonly string[]): string =>
    writeLocalePath([BASE_PATH, ...segments.map(encodeURIComponent)].join('/'), locale, options)
  const slugged = ({ sport, slug }: Slugged): string => path(sport.key, slug)
  const ofSport = (key: string): string => path(key === RACING ? 'racing' : key)
  /** Countries and courses of races have no pages of their own; all races are on the page of racing. */
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
  }
}
