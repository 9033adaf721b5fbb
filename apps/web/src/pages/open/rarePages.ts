/** Pages that are rarely the first of a visit, each a chunk of its own. */
export const RARE_PAGES = {
  outright: () => import('#pages/outright'),
  e_sports: () => import('#pages/e-sports'),
  favorites: () => import('#pages/favorites'),
  schedule: () => import('#pages/schedule'),
  results: () => import('#pages/results'),
  promotions: () => import('#pages/promotions'),
  bets_history: () => import('#pages/bets-history'),
  receipt_verify: () => import('#pages/receipt-verify'),
  horse_racing: () => import('#pages/horse-racing'),
  lotteries: () => import('#pages/lotteries'),
  general_rules: () => import('#pages/general-rules'),
  about: () => import('#pages/about'),
  users: () => import('#pages/users'),
  custom_page: () => import('#pages/custom-page'),
  init_sportsbook: () => import('#pages/init-sportsbook'),
} satisfies Record<string, () => Promise<unknown>>

export type RarePageKey = keyof typeof RARE_PAGES
