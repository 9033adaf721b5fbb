import type { ShortForm } from './shortForm.ts'

const START = ['start', '--no-env-file'] as const
const READY = /Touchline is ready after .*\(demo mode\)/
const OWN = { PORT: '{port}', TOUCHLINE_DATA: '{folder}' }
/** One test file of each kind, and one test in a browser. */
const UNIT = 'tools/commands/readCommands.test.ts'
const DATABASE = 'packages/hub/src/engines/centrifugo/failover.db.test.ts'

/**
 * Every command of the README, and one for each script that another page names, unless it is a part of `npm test`. A
 * test fails where one is missing here, and where no page names one any more.
 */
export const SHORT_FORMS: readonly ShortForm[] = [
  { command: 'npm start', run: START, says: READY, serves: 'until SIGTERM', settings: OWN },
  { command: 'PORT=8080 npm start', run: START, says: READY, serves: 'until SIGTERM', settings: OWN },
  { command: 'npm test', run: ['test', 'canary'], says: /1 passed, 0 failed/ },
  {
    command: 'npm test -- lint boundaries',
    run: ['test', 'boundaries', 'canary'],
    says: /2 passed, 0 failed/,
  },
  {
    command: 'npm run dev',
    run: ['dev', '--no-env-file'],
    says: READY,
    serves: 'until SIGTERM',
    settings: OWN,
  },
  { command: 'npm run test:unit', run: ['test:unit', UNIT], says: /Tests .*passed/ },
  { command: 'npm run test:backend', run: ['test:backend', DATABASE], says: /Tests .*passed/ },
  {
    command: 'npm run test:e2e',
    run: ['test:e2e', 'live.spec.ts', '--max-failures', '1'],
    says: /\d+ passed/,
    needs: 'product',
  },
  {
    command: 'npm run stories',
    run: ['stories', '--port', '{port}', '--ci'],
    says: /Local: +http/,
    serves: 'until Ctrl-C',
  },
  {
    command: 'npm run test:crawl',
    run: ['test:crawl', '--grep', 'E2E-321.*ar, dark, phone', '--max-failures', '1'],
    says: /\d+ passed/,
    needs: 'product',
  },
  { command: 'npm run screens', run: ['screens', '--short'], says: /(?:)/, needs: 'product' },
  { command: 'npm run check:docs', run: ['check:docs'], says: /docs.coverage.md: \d+ rows/ },
  { command: 'npm run build', run: ['build'], says: /(?:)/ },
  { command: 'npm run figures', run: ['figures'], says: /test lines per source line/ },
  { command: 'npm run format', run: ['format', '--check'], says: /correct format/ },
  {
    command: 'npm run write:name -- <old> <new> [folder]',
    run: ['write:name', '--print', 'createSlip', 'createdSlip', 'apps'],
    says: /createSlip: \d+ files would say createdSlip/,
  },
  { command: 'npm run write:lint-config', run: ['write:lint-config', '--print'], says: /"overrides"/ },
  {
    command: 'npm run write:coverage',
    run: ['write:coverage', '--print'],
    says: /# Coverage of the specification/,
  },
  { command: 'npm run write:env-example', run: ['write:env-example', '--print'], says: /PORT=/ },
  { command: 'npm run simulate -- --seeds 5000', run: ['simulate', '--seeds', '2'], says: /2 seeds hold/ },
  {
    command: 'npm run simulate -- --seed 17 --trace',
    run: ['simulate', '--seed', '17', '--trace'],
    says: /trace [0-9a-f]{8}/,
  },
  {
    command: 'npm run simulate -- --planted all',
    run: ['simulate', '--planted', 'new-key-on-repeat'],
    says: /All 1 planted defects are caught/,
  },
  {
    command: 'npm run crash -- --kills 200',
    run: ['crash', '--kills', '3'],
    says: /3 kills in .* 0 faults/,
  },
  {
    command: 'npm run load -- --overload',
    run: ['load', '--connections', '20', '--bets', '5', '--seconds', '3'],
    says: /bets? a second|a bet/,
  },
  {
    command: 'npm run load -- --starve',
    run: ['load', '--starve', '--short'],
    says: /waited/,
  },
  {
    command: 'npm run fuzz -- --requests 50000',
    run: ['fuzz', '--requests', '300'],
    says: /300 requests/,
  },
  {
    command: 'npm run fuzz -- --cost',
    run: ['fuzz', '--cost', 'shared/pictures/readers.cost'],
    says: /Tests .*passed/,
  },
  {
    command: 'npm run centrifugo',
    run: ['centrifugo', '--port', '{port}', '--internal-port', '{port}'],
    says: /Centrifugo [\d.]+ runs/,
    serves: 'until SIGTERM',
    needs: 'go',
  },
  {
    command: 'npm run hub -- --port 8000',
    run: ['hub', '--port', '{port}'],
    says: /hub on http/,
    serves: 'until SIGTERM',
  },
  {
    command: 'npm run ledger:check',
    run: ['ledger:check'],
    says: /ledger: [1-9]\d* entries added up, 0 problems/,
    needs: 'product',
  },
  { command: 'npm run bench:fanout', run: ['bench:fanout', '--seconds', '3'], says: /^match /m },
  {
    command: 'npm run bench:catalogue',
    run: ['bench:catalogue', '--short', '--sizes', '100,200'],
    says: /All budgets hold/,
  },
  { command: 'npm run bench:history', run: ['bench:history', '--short'], says: /\/bets\/export/ },
  {
    command: 'npm run bench:hub',
    run: ['bench:hub', '--connections', '20', '--rate', '5', '--seconds', '1', '--rounds', '1'],
    says: /ratio/,
  },
  { command: 'npm run bench:load', run: ['bench:load', '--short'], says: /Lighthouse has looked/ },
  { command: 'npm run bench:odds', run: ['bench:odds', '--short'], says: /shows the same rows/ },
  { command: 'npm run bench:page', run: ['bench:page', '--short'], says: /shows what it received/ },
  { command: 'npm run bench:rest', run: ['bench:rest', '--short'], says: /back end/ },
  { command: 'npm run bench:ssr', run: ['bench:ssr', '--short'], says: /times cheaper/ },
  { command: 'npm run bench:size', run: ['bench:size'], says: /home/, needs: 'build' },
  {
    command: 'npm run bench:time-to-bet',
    run: ['bench:time-to-bet', '--short'],
    says: /The aim in taps is met/,
  },
  {
    command: 'npm run soak',
    run: ['soak', '--minutes', '0.2', '--subscribers', '10'],
    says: /10 subscribers/,
  },
  { command: 'npm run mutation', run: ['mutation', '--short'], says: /ratio/ },
]
