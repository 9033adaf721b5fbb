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
  { command: 'npm start', run: START, prints: READY, serves: 'until SIGTERM', settings: OWN },
  { command: 'PORT=8080 npm start', run: START, prints: READY, serves: 'until SIGTERM', settings: OWN },
  { command: 'npm test', run: ['test', 'canary'], prints: /1 passed, 0 failed/ },
  {
    command: 'npm test -- lint boundaries',
    run: ['test', 'boundaries', 'canary'],
    prints: /2 passed, 0 failed/,
  },
  {
    command: 'npm run dev',
    run: ['dev', '--no-env-file'],
    prints: READY,
    serves: 'until SIGTERM',
    settings: OWN,
  },
  { command: 'npm run test:unit', run: ['test:unit', UNIT], prints: /Tests .*passed/ },
  { command: 'npm run test:backend', run: ['test:backend', DATABASE], prints: /Tests .*passed/ },
  {
    command: 'npm run test:e2e',
    run: ['test:e2e', 'live.spec.ts', '--grep', 'a goal reaches the score', '--max-failures', '1'],
    prints: /\d+ passed/,
    needs: 'product',
  },
  {
    command: 'npm run stories',
    run: ['stories', '--port', '{port}', '--ci'],
    prints: /Local: +http/,
    serves: 'until Ctrl-C',
  },
  {
    command: 'npm run test:crawl',
    run: ['test:crawl', '--grep', 'E2E-321.*ar, dark, phone', '--max-failures', '1'],
    prints: /\d+ passed/,
    needs: 'product',
  },
  { command: 'npm run screens', run: ['screens', '--short'], prints: /(?:)/, needs: 'product' },
  { command: 'npm run check:docs', run: ['check:docs'], prints: /docs.coverage.md: \d+ rows/ },
  { command: 'npm run build', run: ['build'], prints: /(?:)/ },
  { command: 'npm run figures', run: ['figures'], prints: /test lines per source line/ },
  { command: 'npm run format', run: ['format', '--check'], prints: /correct format/ },
  {
    command: 'npm run write:name -- <old> <new> [folder]',
    run: ['write:name', '--print', 'createSlip', 'createdSlip', 'apps'],
    prints: /createSlip: \d+ files would say createdSlip/,
  },
  { command: 'npm run write:lint-config', run: ['write:lint-config', '--print'], prints: /"overrides"/ },
  {
    command: 'npm run write:coverage',
    run: ['write:coverage', '--print'],
    prints: /# Coverage of the specification/,
  },
  { command: 'npm run write:env-example', run: ['write:env-example', '--print'], prints: /PORT=/ },
  { command: 'npm run simulate -- --seeds 5000', run: ['simulate', '--seeds', '2'], prints: /2 seeds hold/ },
  {
    command: 'npm run simulate -- --seed 17 --trace',
    run: ['simulate', '--seed', '17', '--trace'],
    prints: /trace [0-9a-f]{8}/,
  },
  {
    command: 'npm run simulate -- --planted all',
    run: ['simulate', '--planted', 'new-key-on-repeat'],
    prints: /All 1 planted defects are caught/,
  },
  {
    command: 'npm run crash -- --kills 200',
    run: ['crash', '--kills', '3'],
    prints: /3 kills in .* 0 faults/,
  },
  {
    command: 'npm run load -- --overload',
    run: ['load', '--connections', '20', '--bets', '5', '--seconds', '3'],
    prints: /bets? a second|a bet/,
    waits: true,
  },
  {
    command: 'npm run load -- --starve',
    run: ['load', '--starve', '--short'],
    prints: /waited/,
  },
  {
    command: 'npm run fuzz -- --requests 50000',
    run: ['fuzz', '--requests', '300'],
    prints: /300 requests/,
  },
  {
    command: 'npm run fuzz -- --cost',
    run: ['fuzz', '--cost', 'shared/pictures/readers.cost'],
    prints: /Tests .*passed/,
  },
  {
    command: 'npm run centrifugo',
    run: ['centrifugo', '--port', '{port}', '--internal-port', '{port}'],
    prints: /Centrifugo [\d.]+ runs/,
    serves: 'until SIGTERM',
    needs: 'go',
  },
  {
    command: 'npm run hub -- --port 8000',
    run: ['hub', '--port', '{port}'],
    prints: /hub on http/,
    serves: 'until SIGTERM',
  },
  {
    command: 'npm run ledger:check',
    run: ['ledger:check'],
    prints: /ledger: [1-9]\d* entries added up, 0 problems/,
    needs: 'product',
  },
  {
    command: 'npm run bench:fanout',
    run: ['bench:fanout', '--seconds', '3'],
    prints: /^match /m,
    waits: true,
  },
  {
    command: 'npm run bench:catalogue',
    run: ['bench:catalogue', '--short', '--sizes', '100,200'],
    prints: /All budgets hold/,
  },
  { command: 'npm run bench:history', run: ['bench:history', '--short'], prints: /\/bets\/export/ },
  {
    command: 'npm run bench:hub',
    run: ['bench:hub', '--connections', '20', '--rate', '5', '--seconds', '1', '--rounds', '1'],
    prints: /ratio/,
    waits: true,
  },
  { command: 'npm run bench:load', run: ['bench:load', '--short'], prints: /Lighthouse has looked/ },
  { command: 'npm run bench:odds', run: ['bench:odds', '--short'], prints: /shows the same rows/ },
  { command: 'npm run bench:page', run: ['bench:page', '--short'], prints: /shows what it received/ },
  { command: 'npm run bench:rest', run: ['bench:rest', '--short'], prints: /back end/ },
  { command: 'npm run bench:ssr', run: ['bench:ssr', '--short'], prints: /times cheaper/ },
  { command: 'npm run bench:size', run: ['bench:size'], prints: /home/, needs: 'build' },
  {
    command: 'npm run bench:time-to-bet',
    run: ['bench:time-to-bet', '--short'],
    prints: /The aim in taps is met/,
  },
  {
    command: 'npm run soak',
    run: ['soak', '--minutes', '0.2', '--subscribers', '10'],
    prints: /10 subscribers/,
    waits: true,
  },
  { command: 'npm run mutation', run: ['mutation', '--short'], prints: /ratio/ },
]
