import { PURE, REACT } from './packages.ts'
import type { Module } from './types.ts'

const BELOW_FEATURES = [
  ...PURE,
  'packages/ui',
  'apps/web/src/shared/*',
  'apps/web/src/core/*',
  'apps/web/src/pieces/*',
]
const FEATURES = ['apps/web/src/features/*', 'apps/web/src/features/navigation']
const BELOW_PAGES = [...BELOW_FEATURES, ...FEATURES, 'apps/web/src/blocks']
const QUERY = '@tanstack/react-query'
const STATE = 'zustand'

export const WEB: readonly Module[] = [
  {
    folder: 'apps/web/src/shared/*',
    imports: ['packages/ui', 'packages/domain/locale'],
    packages: [...REACT, 'use-intl', 'icu-minify', QUERY, '@sentry/browser'],
    node: false,
    globals: [
      {
        group: 'clock',
        in: ['apps/web/src/shared/alerts'],
        why: 'the region of alerts hands the browser’s clock to the queue of alerts, which is driven by hand in tests',
      },
      {
        group: 'clock',
        in: ['apps/web/src/shared/i18n/createFormatter.ts'],
        why: 'the default of what writes "today"; the server and the tests give it the moment',
      },
      {
        group: 'timers',
        in: [
          'apps/web/src/shared/alerts',
          'apps/web/src/shared/browser',
          'apps/web/src/shared/grid-keys',
          'apps/web/src/shared/navigation',
        ],
        why: 'they wait for the pointer, for idle time and for the end of an alert, in a browser only',
      },
      {
        group: 'storage',
        in: ['apps/web/src/shared/storage'],
        why: 'the one place that opens the browser’s storage; all others are given what it makes',
      },
    ],
    siblings: true,
    hint: 'Shared is blind to the product: what knows odds, money or a match belongs in core.',
  },
  {
    folder: 'apps/web/src/core/*',
    imports: [...PURE, 'apps/web/src/shared/*'],
    packages: ['react', QUERY, STATE, { name: 'zod', in: ['apps/web/src/core/slip/storage'] }],
    node: false,
    globals: [
      {
        group: 'timers',
        in: ['apps/web/src/core/live'],
        why: 'loadLiveCode requests code again that did not arrive',
      },
    ],
    order: ['settings', 'host', 'session', 'live', 'addresses', 'catalogue', 'favourites', 'slip'],
    hint: 'Core holds state and nothing visible; a core module imports only those before it in the order of the table.',
  },
  {
    folder: 'apps/web/src/pieces/*',
    imports: [...PURE, 'packages/ui', 'apps/web/src/shared/*', 'apps/web/src/core/*'],
    packages: ['react', QUERY],
    node: false,
    globals: [
      {
        group: 'clock',
        in: ['apps/web/src/pieces/live-text'],
        why: 'a clock of a match runs on between two words of the feed',
      },
      {
        group: 'timers',
        in: ['apps/web/src/pieces/live-text', 'apps/web/src/pieces/steady-list'],
        why: 'they draw later in a browser: clocks each second, lists once they are left alone',
      },
    ],
    siblings: true,
    hint: 'A piece draws what it is given: pages, data loading and features are above it.',
  },
  {
    folder: 'apps/web/src/features/navigation',
    imports: [...BELOW_FEATURES, 'apps/web/src/pages'],
    packages: ['react', QUERY],
    node: false,
    globals: [],
    hint: 'The menus read the table and the manifests of the pages, in code that is loaded late; no page is known to them.',
  },
  {
    folder: 'apps/web/src/features/*',
    imports: BELOW_FEATURES,
    packages: [...REACT, QUERY, STATE],
    node: false,
    globals: [
      {
        group: 'clock',
        in: [
          'apps/web/src/features/lotteries',
          'apps/web/src/features/my-bets',
          'apps/web/src/features/notifications',
        ],
        why: 'components start what counts down or waits with the browser’s clock; the rules behind them are given the moment',
      },
      {
        group: 'timers',
        in: [
          'apps/web/src/features/event-list',
          'apps/web/src/features/lotteries',
          'apps/web/src/features/my-bets',
          'apps/web/src/features/notifications',
          'apps/web/src/features/search',
          'apps/web/src/features/statistics',
          'apps/web/src/features/ticket',
        ],
        why: 'components wait and count down in a browser; what decides is given a schedule',
      },
    ],
    hint: 'A feature never imports another: move what both draw to pieces, what both know to core, or join them in a page.',
  },
  {
    folder: 'apps/web/src/blocks',
    imports: [...BELOW_FEATURES, ...FEATURES],
    packages: ['react'],
    node: false,
    globals: [],
    hint: 'The registry maps block types to features and is below the pages.',
  },
  {
    folder: 'apps/web/src/pages/shared',
    imports: BELOW_PAGES,
    packages: ['react', QUERY],
    node: false,
    globals: [],
    hint: 'What pages have in common; no page is known here.',
  },
  {
    folder: 'apps/web/src/pages',
    isFlat: true,
    imports: ['apps/web/src/pages/shared', 'apps/web/src/pages/*'],
    packages: [],
    node: false,
    globals: [],
    hint: 'The table of pages names their folders and nothing else.',
  },
  {
    folder: 'apps/web/src/pages/*',
    imports: [...BELOW_PAGES, 'apps/web/src/pages/shared'],
    packages: ['react', QUERY],
    node: false,
    globals: [],
    hint: 'A page puts features together and knows no other page; start-up and servers are above it.',
  },
  {
    folder: 'apps/web/src/messages',
    imports: [],
    packages: [],
    node: false,
    globals: [],
    hint: 'Only texts are here.',
  },
  {
    folder: 'apps/web/src/app',
    imports: [
      'packages/settings',
      'apps/web/src/messages',
      ...BELOW_PAGES,
      'apps/web/src/pages/shared',
      'apps/web/src/pages',
      'apps/web/src/pages/*',
    ],
    packages: [
      ...REACT,
      QUERY,
      'cookie',
      'sitemap',
      'schema-dts',
      'sharp',
      '@resvg/resvg-js',
      '@expo-google-fonts/inter',
      '@expo-google-fonts/noto-sans-arabic',
      '@expo-google-fonts/noto-sans-hebrew',
      { name: 'vite', in: ['apps/web/src/app/dev.ts', 'apps/web/src/app/server/development.ts'] },
      { name: 'fastify', in: ['apps/web/src/app/server'] },
      { name: '@fastify/helmet', in: ['apps/web/src/app/server'] },
      { name: '@fastify/reply-from', in: ['apps/web/src/app/server/proxy'] },
      { name: 'lru-cache', in: ['apps/web/src/app/server'] },
      { name: 'negotiator', in: ['apps/web/src/app/server/http'] },
      { name: 'zod', in: ['apps/web/src/app/server/settings'] },
    ],
    node: true,
    globals: [
      {
        group: 'clock',
        in: ['apps/web/src/app'],
        why: 'start-up of browser and server gives everything else its clock',
      },
      {
        group: 'timers',
        in: ['apps/web/src/app'],
        why: 'start-up of browser and server gives everything else its timers',
      },
      {
        group: 'network',
        in: ['apps/web/src/app'],
        why: 'start-up of browser and server makes the calls; everything else is given a client',
      },
      {
        group: 'randomness',
        in: ['apps/web/src/app/browser/connection/afterGap.ts'],
        why: 'spreads the return of all browsers after a break of the line',
      },
      {
        group: 'storage',
        in: ['apps/web/src/app/boot.ts'],
        why: 'runs before the first paint, alone and without the modules of the page',
      },
    ],
    hint: 'The web server knows no database and no back end but its address.',
  },
  {
    folder: 'apps/web/src/testing',
    imports: [...BELOW_FEATURES, 'apps/web/src/features/*', 'apps/web/src/messages'],
    packages: ['react'],
    node: true,
    globals: 'all',
    hint: 'What the simulation and the benchmarks need of the client; nothing that ships imports it.',
  },
  {
    folder: 'apps/web',
    isFlat: true,
    imports: [],
    packages: ['vite', '@vitejs/plugin-react', 'terser'],
    node: true,
    globals: 'all',
    hint: 'The build reads the sources, it does not run them.',
  },
]
