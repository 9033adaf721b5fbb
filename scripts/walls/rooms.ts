/** One row of design section 1: a room, what it may import, and the way out when it wants more. */
export interface Room {
  /** Folder from the project's root; `*` is one name, and each name is a room of its own. */
  readonly folder: string
  /** Folders it may import from, by their `folder` here. Its own room is always allowed. */
  readonly may: readonly string[]
  /** Packages of others it may import; undefined leaves it free. Sub-paths (`zod/mini`) count with their package. */
  readonly packages?: readonly string[]
  /** Whether Node's own modules are allowed. Where they are not, the code runs in a browser too, or is pure. */
  readonly node: boolean
  /** Rooms of this row that may import one another, the later the earlier. */
  readonly order?: readonly string[]
  /** Rooms of this row may import one another in any order; the check on cycles still holds. */
  readonly siblings?: boolean
  readonly wayOut: string
}

const REACT = ['react', 'react-dom']
const PURE = ['packages/domain', 'packages/contract', 'packages/exactly-once', 'packages/live']
const BELOW_FEATURES = [
  ...PURE,
  'packages/ui',
  'apps/web/src/shared/*',
  'apps/web/src/core/*',
  'apps/web/src/pieces/*',
]
const BACKEND = [
  'apps/backend/src/api/*',
  'apps/backend/src/pricing',
  'apps/backend/src/realtime',
  'apps/backend/src/feed',
  'apps/backend/src/store',
]
const ALL_PACKAGES = [...PURE, 'packages/ui', 'packages/embed', 'packages/testkit']

export const ROOMS: readonly Room[] = [
  {
    folder: 'packages/domain',
    may: [],
    packages: [],
    node: false,
    wayOut: 'The domain is pure: take what you need as a parameter (a clock, a random source, a value).',
  },
  {
    folder: 'packages/contract',
    may: ['packages/domain'],
    packages: ['zod'],
    node: false,
    wayOut: 'The contract knows the domain and the schema library only; wiring belongs to the caller.',
  },
  {
    folder: 'packages/exactly-once',
    may: ['packages/domain'],
    packages: [],
    node: false,
    wayOut: 'Pass it in: time, storage, network, what an answer means. The machine knows no application.',
  },
  {
    folder: 'packages/live',
    may: ['packages/domain', 'packages/contract'],
    packages: ['centrifuge'],
    node: false,
    wayOut: 'No React, no DOM, no Node here: bind cells to the page in apps/web/src/core/live.',
  },
  {
    folder: 'packages/ui',
    may: [],
    packages: [...REACT, '@base-ui/react', '@fontsource-variable/inter'],
    node: false,
    wayOut:
      'The design system knows no betting word: pass it texts and values, or build a piece in apps/web/src/pieces.',
  },
  {
    folder: 'packages/embed',
    may: ['packages/contract'],
    packages: [],
    node: false,
    wayOut: 'Host pages load this: it carries the message contract and nothing else.',
  },
  {
    folder: 'packages/testkit',
    may: ALL_PACKAGES,
    node: true,
    wayOut:
      'The testkit serves every package, so it may not know an application: take what it needs as a parameter.',
  },
  {
    folder: 'apps/web/src/shared/*',
    may: ['packages/ui', 'packages/domain/locale'],
    packages: [
      ...REACT,
      'use-intl',
      'icu-minify',
      '@tanstack/react-query',
      'zustand',
      'cookie',
      '@sentry/browser',
    ],
    node: false,
    siblings: true,
    wayOut: 'Shared is blind to the product: what knows odds, money or a match belongs in core.',
  },
  {
    folder: 'apps/web/src/core/*',
    may: [...PURE, 'apps/web/src/shared/*'],
    node: false,
    order: ['settings', 'host', 'session', 'live', 'catalogue', 'favourites', 'slip'],
    wayOut:
      'Core holds state and nothing visible; a core room imports only those before it in the order of the table.',
  },
  {
    folder: 'apps/web/src/pieces/*',
    may: [...PURE, 'packages/ui', 'apps/web/src/shared/*', 'apps/web/src/core/*'],
    node: false,
    siblings: true,
    wayOut: 'A piece draws what it is given: pages, data loading and features stand above it.',
  },
  {
    folder: 'apps/web/src/features/*',
    may: BELOW_FEATURES,
    node: false,
    wayOut:
      'A feature never imports another: move what both draw to pieces, what both know to core, or join them in a page.',
  },
  {
    folder: 'apps/web/src/blocks',
    may: [...BELOW_FEATURES, 'apps/web/src/features/*'],
    node: false,
    wayOut: 'The registry maps block types to features and stands below the pages.',
  },
  {
    folder: 'apps/web/src/routes',
    may: [...BELOW_FEATURES, 'apps/web/src/features/*', 'apps/web/src/blocks'],
    node: false,
    wayOut: 'A page puts features together; start-up and servers stand above it.',
  },
  {
    folder: 'apps/web/src/entry',
    may: [...BELOW_FEATURES, 'apps/web/src/features/*', 'apps/web/src/blocks', 'apps/web/src/routes'],
    node: true,
    wayOut: 'The web server knows no database and no back end but its address.',
  },
  {
    folder: 'apps/backend/src/api/*',
    may: ['packages/domain', 'packages/contract', 'apps/backend/src/pricing', 'apps/backend/src/store'],
    node: true,
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
      'drawhouse',
      'bets',
      'history',
      'customBets',
      'sharing',
      'settlement',
      'cashout',
      'publishing',
      'documents',
    ],
    wayOut:
      'The api meets feed and realtime through committed events; a call imports only those before it in the table.',
  },
  {
    folder: 'apps/backend/src/pricing',
    may: ['packages/domain'],
    packages: [],
    node: false,
    wayOut: 'Pricing is pure: match state in, odds out. Reading and writing belong to feed and api.',
  },
  {
    folder: 'apps/backend/src/realtime',
    may: ['packages/domain', 'packages/contract', 'apps/backend/src/store'],
    node: true,
    wayOut: 'Realtime delivers committed events; who commits them is none of its business.',
  },
  {
    folder: 'apps/backend/src/feed',
    may: ['packages/domain', 'packages/contract', 'apps/backend/src/store', 'apps/backend/src/pricing'],
    node: true,
    wayOut: 'The feed writes to the store; api and realtime read what it committed.',
  },
  {
    folder: 'apps/backend/src/store',
    may: ['packages/domain', 'packages/contract'],
    node: true,
    wayOut: 'The store knows tables, not rules: the rule belongs to the api, the feed or the domain.',
  },
  {
    folder: 'apps/backend/src/dev',
    may: ['packages/domain', 'packages/contract', ...BACKEND],
    node: true,
    wayOut: 'Development endpoints drive the back end and nothing else.',
  },
  {
    folder: 'apps/backend/src/entry',
    may: ['packages/domain', 'packages/contract', ...BACKEND, 'apps/backend/src/dev'],
    node: true,
    wayOut: 'Start-up puts the rooms of the back end together.',
  },
  {
    folder: 'apps/backend/src/testing',
    may: [
      'packages/domain',
      'packages/contract',
      'packages/testkit',
      ...BACKEND,
      'apps/backend/src/dev',
      'apps/backend/src/entry',
    ],
    node: true,
    wayOut: 'What only tests of the back end use; nothing that ships imports it.',
  },
  {
    folder: 'apps/web/src/testing',
    may: [...BELOW_FEATURES, 'apps/web/src/features/*'],
    node: true,
    wayOut: 'What the simulation and the benchmarks need of the client; nothing that ships imports it.',
  },
  {
    folder: 'apps/host-page',
    may: ALL_PACKAGES,
    node: true,
    wayOut: 'A host page knows the embed package only.',
  },
  {
    folder: 'scripts/live',
    may: ['packages/live', 'packages/domain'],
    node: true,
    wayOut: 'It runs the live values alone, in a process of their own.',
  },
  {
    folder: 'scripts',
    may: ['packages/contract', 'packages/domain/locale'],
    node: true,
    wayOut: 'Scripts start the product from outside.',
  },
  {
    folder: 'e2e',
    may: [...ALL_PACKAGES, 'scripts'],
    node: true,
    wayOut: 'Browser tests see what a visitor sees.',
  },
  {
    folder: 'simulation',
    may: [...ALL_PACKAGES, 'scripts', 'apps/backend/src/testing', 'apps/web/src/testing'],
    node: true,
    wayOut: 'The simulation puts both applications together from the parts that each of them offers for it.',
  },
  {
    folder: 'bench',
    may: [...ALL_PACKAGES, 'scripts', 'apps/backend/src/testing', 'apps/web/src/testing'],
    node: true,
    wayOut:
      'Benchmarks see what a visitor sees, and the parts of both applications that are offered for them.',
  },
]

/**
 * Doors that stand open against the table, each with its reason. A line here is a decision: it needs one in
 * docs/decisions too.
 */
export const OPEN_DOORS: readonly { readonly from: string; readonly to: string; readonly why: string }[] = [
  {
    from: 'apps/backend/src/api/*',
    to: 'apps/backend/src/realtime',
    why: 'snapshots carry the stream position, the session signs connection tokens, publishing holds the interface',
  },
]
