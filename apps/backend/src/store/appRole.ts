/** The role the application works as: it may add to the ledger and what proves it, and change neither. */
export const APP_ROLE = 'touchline_app'

/** Tables that rows are only ever added to. */
export const APPEND_ONLY = [
  'ledger_transactions',
  'ledger_entries',
  'ledger_checks',
  'bet_settlements',
  'receipts',
  'price_roots',
] as const

/** Set to `on` for one transaction, it lets the owner of the tables, and nobody else, change them: a test's reset, a repair by hand. */
export const OWNER_PATH = 'touchline.owner_path'
