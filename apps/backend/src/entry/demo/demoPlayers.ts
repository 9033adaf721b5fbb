/** Logins of a demo, printed by the start script; production never has them. */
export const DEMO_PLAYERS = [
  {
    id: '1001',
    email: 'demo@touchline.example',
    password: 'touchline-demo',
    firstName: 'Dana',
    lastName: 'Meyer',
    /** Subunits by currency; the first account is the active one. */
    balances: { EUR: 100_000, JPY: 150_000, KWD: 300_000, BTC: 5_000_000 },
  },
  {
    id: '1002',
    email: 'empty@touchline.example',
    password: 'touchline-empty',
    firstName: 'Emil',
    lastName: 'Sommer',
    balances: { EUR: 0, JPY: 0, KWD: 0, BTC: 0 },
  },
] as const
