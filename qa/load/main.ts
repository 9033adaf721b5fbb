/**
 * `npm run load`: connections, deliveries and bets on the real back end; with `--starve`, attacks that try to block
 * its feed.
 */
await(process.argv.includes('--starve') ? import('./starve/run.ts') : import('./run.ts'))
