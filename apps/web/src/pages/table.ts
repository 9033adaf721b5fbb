/* oxlint-disable no-restricted-imports -- pages may not import each other; this table names them all, and check:boundaries knows it */
/**
 * All pages, a line each: the key is that of spec section 2.1, and the folder is the key with dashes. A path is below
 * the base path, unless it begins with a slash; `:name` is a part that a look-up finds. The router reads this table;
 * sitemap, HTML cache, menus and the crawl read it with the manifests in the folders (docs/guides/add-a-page.md).
 *
 * A page with an import is often the first of a visit. The others are loaded through one chunk of their own
 * (`rarePages.ts`), because the names of their files would cost every first load 0.9 kB.
 */
export const PAGES = {
  sports: ['', () => import('#pages/sports')],
  in_play: ['live', () => import('#pages/in-play')],
  sport: [':sport', () => import('#pages/sport')],
  category: [':category', () => import('#pages/category')],
  league: [':league', () => import('#pages/league')],
  match: [':match', () => import('#pages/match')],
  outright: [':outright'],
  e_sports: ['cybersport'],
  favorites: ['favorites'],
  schedule: ['schedule'],
  results: ['results'],
  promotions: ['promotions'],
  bets_history: ['bets-history'],
  horse_racing: ['racing'],
  lotteries: ['lotteries'],
  general_rules: ['general-rules'],
  about: ['about'],
  users: [':user_page'],
  custom_page: [':custom_page'],
  init_sportsbook: ['init-sportsbook'],
  receipt_verify: ['/receipts/verify'],
} satisfies Record<string, PageEntry>

export type PageEntry = [path: string, load?: () => Promise<unknown>]

export type PageKey = keyof typeof PAGES
