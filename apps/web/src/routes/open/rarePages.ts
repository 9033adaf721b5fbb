/** Pages that are rarely the first of a visit, each a chunk of its own. */
export const RARE_PAGES = {
  outright: () => import('#routes/outright'),
  e_sports: () => import('#routes/e-sports'),
  favorites: () => import('#routes/favorites'),
  schedule: () => import('#routes/schedule'),
  results: () => import('#routes/results'),
  promotions: () => import('#routes/promotions'),
  bets_history: () => import('#routes/bets-history'),
  receipt_verify: () => import('#routes/receipt-verify'),
  horse_racing: () => import('#routes/horse-racing'),
  lotteries: () => import('#routes/lotteries'),
  general_rules: () => import('#routes/general-rules'),
  about: () => import('#routes/about'),
  users: () => import('#routes/users'),
  custom_page: () => import('#routes/custom-page'),
  init_sportsbook: () => import('#routes/init-sportsbook'),
} satisfies Record<string, () => Promise<unknown>>

export type RarePageKey = keyof typeof RARE_PAGES
