import type { Module } from './types.ts'

const BACKEND = [
  'apps/backend/src/api/*',
  'apps/backend/src/pricing',
  'apps/backend/src/realtime',
  'apps/backend/src/feed',
  'apps/backend/src/store',
]
const RULES = ['packages/domain', 'packages/contract']
const HUB = 'packages/hub'
const SQL = 'kysely'
const SERVER = 'fastify'

export const BACKEND_MODULES: readonly Module[] = [
  {
    folder: 'apps/backend/src/api/*',
    imports: [...RULES, HUB, 'apps/backend/src/pricing', 'apps/backend/src/store'],
    packages: [
      SQL,
      SERVER,
      'lru-cache',
      { name: '@fastify/cookie', in: ['apps/backend/src/api/http'] },
      {
        name: '@fastify/swagger',
        in: ['apps/backend/src/api/documents'],
      },
      { name: '@fastify/swagger-ui', in: ['apps/backend/src/api/documents'] },
      { name: '@fontsource-variable/inter', in: ['apps/backend/src/api/lotteries/provider/pageFiles.ts'] },
      { name: 'zod', in: ['apps/backend/src/api/http', 'apps/backend/src/api/lotteries/provider'] },
    ],
    node: true,
    globals: [
      {
        group: 'clock',
        in: [
          'apps/backend/src/api/http/clock.ts',
          'apps/backend/src/api/http/createServer.ts',
          'apps/backend/src/api/lotteries/provider/page/page.js',
        ],
        why: 'the clock that everything is given; the rate of lines in the security log, which decides nothing; a page of the browser',
      },
      {
        group: 'randomness',
        in: [
          'apps/backend/src/api/bets/placing/newBetRef.ts',
          'apps/backend/src/api/session',
          'apps/backend/src/api/sharing/newShareCode.ts',
          'apps/backend/src/api/lotteries/provider/page/page.js',
        ],
        why: 'secrets and references that must not be guessed or replayed; the simulation is given none of them',
      },
      {
        group: 'timers',
        in: ['apps/backend/src/api/lotteries/provider/page/page.js'],
        why: 'a page of the browser',
      },
      {
        group: 'network',
        in: ['apps/backend/src/api/lotteries/provider/page/page.js'],
        why: 'a page of the browser',
      },
    ],
    order: [
      'rounds',
      'names',
      'http',
      'providers',
      'ledger',
      'system',
      'catalogue',
      'statistics',
      'addresses',
      'sitemap',
      'session',
      'favourites',
      'search',
      'notifications',
      'receipts',
      'lotteries',
      'bets',
      'history',
      'customBets',
      'sharing',
      'settlement',
      'cashout',
      'publishing',
      'documents',
    ],
    hint: 'The api meets feed and realtime through committed events; a call imports only those before it in the table.',
  },
  {
    folder: 'apps/backend/src/pricing',
    imports: ['packages/domain'],
    packages: [{ name: 'lru-cache', in: ['apps/backend/src/pricing/custom'] }],
    node: false,
    globals: [],
    hint: 'Pricing is pure: match state in, odds out. Reading and writing belong to feed and api.',
  },
  {
    folder: 'apps/backend/src/realtime',
    imports: [...RULES, HUB],
    packages: [],
    node: false,
    globals: [],
    hint: 'What the platform decides about realtime: channels and tokens. The engines are in packages/hub.',
  },
  {
    folder: 'apps/backend/src/feed',
    imports: [...RULES, 'apps/backend/src/store', 'apps/backend/src/pricing'],
    packages: [SQL],
    node: true,
    globals: [
      {
        group: 'clock',
        in: ['apps/backend/src/feed/thread/worker.ts'],
        why: 'the start-up of the feed in its own thread',
      },
      {
        group: 'timers',
        in: ['apps/backend/src/feed/createSimulatedFeed.ts'],
        why: 'runs the feed in real time; the simulation drives createSimulation itself',
      },
    ],
    hint: 'The feed writes to the store; api and realtime read what it committed.',
  },
  {
    folder: 'apps/backend/src/store',
    imports: RULES,
    packages: [SQL, 'pg'],
    node: true,
    globals: [
      {
        group: 'timers',
        in: ['apps/backend/src/store/listenToDatabase.ts'],
        why: 'opens a connection that was lost again',
      },
    ],
    hint: 'The store knows tables, not rules: the rule belongs to the api, the feed or the domain.',
  },
  {
    folder: 'apps/backend/src/dev',
    imports: [...RULES, ...BACKEND],
    packages: [SERVER, 'zod'],
    node: true,
    globals: [],
    hint: 'Development endpoints drive the back end and nothing else.',
  },
  {
    folder: 'apps/backend/src/entry',
    imports: [...RULES, HUB, 'packages/settings', ...BACKEND, 'apps/backend/src/dev'],
    packages: [SERVER, SQL, 'zod'],
    node: true,
    globals: [
      {
        group: 'clock',
        in: ['apps/backend/src/entry'],
        why: 'start-up gives everything else its clock',
      },
      {
        group: 'timers',
        in: ['apps/backend/src/entry'],
        why: 'start-up gives everything else its timers',
      },
      {
        group: 'randomness',
        in: ['apps/backend/src/entry'],
        why: 'start-up gives everything else its ids and secrets',
      },
      {
        group: 'network',
        in: ['apps/backend/src/entry'],
        why: 'start-up gives everything else its calls to Centrifugo',
      },
    ],
    hint: 'Start-up puts the modules of the back end together.',
  },
  {
    folder: 'apps/backend/src/testing',
    imports: [
      ...RULES,
      HUB,
      'packages/testkit',
      ...BACKEND,
      'apps/backend/src/dev',
      'apps/backend/src/entry',
    ],
    packages: [SQL],
    node: true,
    globals: 'all',
    hint: 'What only tests of the back end use; nothing that ships imports it.',
  },
]
