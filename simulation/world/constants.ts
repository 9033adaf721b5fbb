/** Where virtual time starts in every seed. */
export const START = 1_795_000_000_000
export const LOCALE = 'en'
export const CURRENCY = 'EUR'
export const PLAYERS = ['p1', 'p2', 'p3'] as const
/** Subunits that every player starts with: little enough to run out now and then. */
export const DEPOSIT = 30_000

/** Signs the receipts of every seed. */
export const SIGNING_KEY = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A'
