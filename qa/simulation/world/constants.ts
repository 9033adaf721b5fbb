/** Virtual time at the start of every seed. */
export const START = 1_795_000_000_000
export const LOCALE = 'en'
export const CURRENCY = 'EUR'
export const SECOND_CURRENCY = 'JPY'
export const PLAYERS = ['p1', 'p2', 'p3'] as const
/** May stake above the limit, if a trader accepts the bet. */
export const VIP = 'p3'
/**
 * The players' money at the start, in subunits: little enough to run out now and then. Bets are staked from the first
 * account.
 */
export const ACCOUNTS = [
  { playerId: 'p1', currency: CURRENCY, subunits: 100, deposit: 30_000 },
  { playerId: 'p1', currency: SECOND_CURRENCY, subunits: 1, deposit: 30_000 },
  { playerId: 'p2', currency: CURRENCY, subunits: 100, deposit: 30_000 },
  { playerId: VIP, currency: CURRENCY, subunits: 100, deposit: 3_000_000 },
] as const

/** Every match is soccer. */
export const LIVE_DELAY_MS = 4_000

/** Signs the receipts of every seed. */
export const SIGNING_KEY = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A'

/** Share of commits whose notification is lost: a poll finds what they wrote. */
export const LOST_WAKES = 0.1
