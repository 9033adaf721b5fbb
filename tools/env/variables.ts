import { LANGUAGES } from '@touchline/domain/locale'
import {
  addresses,
  base,
  basisPoints,
  days,
  host,
  liveDelays,
  sportKeys,
  locales,
  oneOf,
  origin,
  path,
  percent,
  port,
  postgresUrl,
  realtimeOrigin,
  reportAddress,
  secret,
  signingKey,
  seed,
  shortText,
  speed,
  transports,
  type Kind,
} from './kinds.ts'
import { SITE_VARIABLES } from './siteVariables.ts'
import { VISITOR_VARIABLES } from './visitorVariables.ts'

/** One setting of the process environment. */
export interface Variable<T = unknown> {
  readonly name: string
  readonly kind: Kind<T>
  /** The text used when the variable is missing or empty; without a fallback the variable is then unset. */
  readonly fallback?: string
  /** Processes that get it: no others do. */
  readonly readBy: readonly ('start' | 'backend' | 'web' | 'tests')[]
  /** For `.env.example`: what it does, and the effect of leaving it out. */
  readonly comment: string
}

/** Defaults of earlier versions, which are public: production refuses them. */
export const KNOWN_SECRETS: ReadonlySet<string> = new Set(['demo-realtime-secret-known-to-everybody'])

/** Every variable Touchline reads, in the order of `.env.example`. */
export const VARIABLES = [
  {
    name: 'TOUCHLINE_MODE',
    kind: oneOf('demo', 'test', 'production'),
    fallback: 'demo',
    readBy: ['start', 'backend', 'web'],
    comment:
      'demo: simulated feed and demo logins. test: the same with the /dev endpoints that drive the feed. ' +
      'production: no demo logins, no /dev, and no start without secrets of its own. ' +
      '"npm start -- --mode production" wins over it.',
  },
  {
    name: 'PORT',
    kind: port,
    fallback: '3000',
    readBy: ['start', 'web'],
    comment: 'Port of the web address.',
  },
  {
    name: 'HOST',
    kind: host,
    fallback: '127.0.0.1',
    readBy: ['start', 'web'],
    comment: 'Address the web server listens on. 127.0.0.1 is this machine only, 0.0.0.0 the network too.',
  },
  {
    name: 'PUBLIC_ORIGIN',
    kind: origin,
    readBy: ['start', 'backend', 'web'],
    comment:
      'Origin the visitor sees, when a proxy is in front or other machines use it. Without it localhost and ' +
      '127.0.0.1 with the port. Production needs one with https.',
  },
  {
    name: 'DATABASE_URL',
    kind: postgresUrl,
    readBy: ['start', 'backend'],
    comment: 'A PostgreSQL 15 or newer of your own. Without it Touchline runs the one it brings.',
  },
  {
    name: 'MIGRATION_DATABASE_URL',
    kind: postgresUrl,
    readBy: ['backend'],
    comment:
      'The same database for the login that owns its tables: a start with it brings them and the role of the application up to date. ' +
      'Then the login of DATABASE_URL need own nothing, and later starts do without. Without it DATABASE_URL does both.',
  },
  {
    name: 'TOUCHLINE_DATA',
    kind: path,
    fallback: '.data',
    readBy: ['start'],
    comment: 'Folder for what must survive a restart. One running Touchline per folder.',
  },
  {
    name: 'BACKEND_PORT',
    kind: port,
    readBy: ['start', 'backend'],
    comment: 'Loopback port of the back end. Without it a free one is taken.',
  },
  {
    name: 'BACKEND_ORIGIN',
    kind: origin,
    readBy: ['start', 'web'],
    comment:
      'Origin of a back end of your own: the web server forwards /api and /connection to it, and neither the ' +
      'reference back end nor PostgreSQL is started.',
  },
  {
    name: 'SPORTSBOOK_API_BASE',
    kind: base,
    fallback: '/api/sportsbook',
    readBy: ['web'],
    comment: 'Base of the Sportsbook API, as the browser calls it.',
  },
  {
    name: 'PLATFORM_API_BASE',
    kind: base,
    fallback: '/api/platform',
    readBy: ['web'],
    comment: 'Base of the Platform API (players, accounts, sessions), as the browser calls it.',
  },
  {
    name: 'REALTIME_BASE',
    kind: realtimeOrigin,
    readBy: ['web'],
    comment:
      'Origin of a realtime server of your own, below which the browser finds /connection/websocket and the others. ' +
      'Without it the origin of the site.',
  },
  {
    name: 'REALTIME_TRANSPORTS',
    kind: transports,
    fallback: 'websocket,http_stream,sse',
    readBy: ['web'],
    comment:
      'Ways to realtime that browsers try, in this order. sockjs and webtransport are known names that no browser is offered: ' +
      'an old configuration still starts.',
  },
  {
    name: 'REALTIME_SECRET',
    kind: secret,
    readBy: ['start', 'backend'],
    comment:
      'Key of the tokens that open a realtime connection and the private channel. Without it demo and test make one at their first start ' +
      'and keep it in TOUCHLINE_DATA, for this account alone to read; production needs it: openssl rand -hex 32',
  },
  {
    name: 'REALTIME_ENGINE',
    kind: oneOf('hub', 'centrifugo'),
    fallback: 'hub',
    readBy: ['start', 'backend'],
    comment:
      'Who serves realtime connections. hub: the back end itself, up to about 5,000. centrifugo: a Centrifugo that runs with ' +
      'deploy/centrifugo.json, see docs/guides/centrifugo.md; then browsers find it at REALTIME_BASE, or a proxy at PUBLIC_ORIGIN ' +
      'sends it /connection and /emulation.',
  },
  {
    name: 'CENTRIFUGO_API_URL',
    kind: addresses,
    readBy: ['start', 'backend'],
    comment:
      'Server API of each node of Centrifugo, on its internal port. The first that answers is used, and the next one where it does not. ' +
      'Needed with that engine.',
  },
  {
    name: 'CENTRIFUGO_API_KEY',
    kind: secret,
    readBy: ['start', 'backend'],
    comment:
      'Key of the server API: what CENTRIFUGO_HTTP_API_KEY is on the other side. Needed with that engine.',
  },
  {
    name: 'REALTIME_DELTA',
    kind: oneOf('0', '1'),
    fallback: '0',
    readBy: ['backend'],
    comment:
      'Whether the hub sends what changed of a publication on the channels of matches, instead of all of it. Another engine decides ' +
      'that in its own configuration.',
  },
  ...VISITOR_VARIABLES,
  {
    name: 'RECEIPT_PRIVATE_KEY',
    kind: signingKey,
    readBy: ['start', 'backend'],
    comment:
      'Signs the receipts of bets (Ed25519): openssl rand 32 | basenc --base64url | tr -d =. Another one takes over at the next start, what the last ' +
      'one signed stays valid. Without it demo and test make one and keep it in the database; production needs it.',
  },
  {
    name: 'FEED_SEED',
    kind: seed,
    fallback: '1',
    readBy: ['backend'],
    comment: 'Seed of the simulated feed: the same seed and speed play the same matches.',
  },
  {
    name: 'FEED_SPEED',
    kind: speed,
    fallback: '1',
    readBy: ['backend'],
    comment: 'How many times faster than life the simulated matches run.',
  },
  {
    name: 'FEED_DRIFT',
    kind: oneOf('0', '1'),
    fallback: '1',
    readBy: ['backend'],
    comment:
      'Whether simulated prices wander before kick-off; with 0 they change only with events of the match.',
  },
  {
    name: 'SITE_NAME',
    kind: shortText,
    fallback: 'Touchline',
    readBy: ['backend'],
    comment: 'Name of the site, in titles and in the head of every page.',
  },
  {
    name: 'LOCALES',
    kind: locales,
    fallback: LANGUAGES.join(','),
    readBy: ['backend'],
    comment: 'Languages of the site. The first one has no prefix in addresses.',
  },
  {
    name: 'RTL_VIEW',
    kind: oneOf('0', '1'),
    fallback: '1',
    readBy: ['backend'],
    comment: 'Whether languages written from the right turn the page round.',
  },
  {
    name: 'ALLOW_ZOOM',
    kind: oneOf('0', '1'),
    fallback: '0',
    readBy: ['web'],
    comment: 'Whether visitors may zoom the page. The specification forbids it; 1 meets WCAG 1.4.4.',
  },
  {
    name: 'SITE_INDEXED',
    kind: oneOf('0', '1'),
    fallback: '1',
    readBy: ['web'],
    comment:
      'Whether search engines may show the site. With 0 every page says noindex, and robots.txt excludes everything.',
  },
  {
    name: 'REPORT_DSN',
    kind: reportAddress,
    readBy: ['web'],
    comment:
      'Where browsers report errors to: the address of a project at a server of the Sentry protocol. Without it nothing is loaded for it ' +
      'and nothing is sent.',
  },
  {
    name: 'REPORT_TRACED_PERCENT',
    kind: percent,
    fallback: '0',
    readBy: ['web'],
    comment:
      'Visits to pages that are traced and sent to REPORT_DSN, in per cent. With 0 no request carries a tracing header.',
  },
  {
    name: 'DEFAULT_CURRENCY',
    kind: oneOf('EUR', 'JPY', 'KWD', 'BTC'),
    fallback: 'EUR',
    readBy: ['backend'],
    comment: 'Currency of a visitor who is not signed in.',
  },
  ...SITE_VARIABLES,
  {
    name: 'SHARE_BETS',
    kind: oneOf('0', '1'),
    fallback: '1',
    readBy: ['backend'],
    comment: 'Whether a bet slip can be shared by a code and a link.',
  },
  {
    name: 'MY_BETS_VISIBLE',
    kind: oneOf('0', '1'),
    fallback: '1',
    readBy: ['backend'],
    comment: 'Whether the ticket panel has the tab My bets.',
  },
  {
    name: 'HORSE_RACING',
    kind: oneOf('0', '1'),
    readBy: ['backend'],
    comment:
      'Whether there is horse racing: its page, its sport and its races. Without it 0 in production, else 1.',
  },
  {
    name: 'LOTTERY',
    kind: oneOf('0', '1'),
    readBy: ['backend'],
    comment: 'Whether there are lotteries. Without it 0 in production, else 1.',
  },
  {
    name: 'CUSTOM_BET',
    kind: oneOf('0', '1'),
    fallback: '1',
    readBy: ['backend'],
    comment: 'Whether outcomes of one match can be combined at a joint price.',
  },
  {
    name: 'CUSTOM_BET_ALLOW_SINGLE',
    kind: oneOf('0', '1'),
    fallback: '0',
    readBy: ['backend'],
    comment: 'Whether such a custom bet may have one outcome only.',
  },
  {
    name: 'VIP_BETS',
    kind: oneOf('0', '1'),
    readBy: ['backend'],
    comment:
      'Whether a stake above the limit of a VIP player is sent to a trader, who has ten seconds; 0 refuses it, as for all other players. Turn it on only ' +
      'where traders decide such bets. Without it 1 in test mode and under npm run dev, where /dev/decide-vip decides, else 0.',
  },
  {
    name: 'LIVE_DELAYS',
    kind: liveDelays,
    readBy: ['backend'],
    comment:
      'Seconds that a bet on a match in play waits before it is taken or refused, by sport; 0 is no wait, "all" every sport that is ' +
      'not named. Without it 5 seconds, in tennis 3.',
  },
  {
    name: 'TOP_SPORTS',
    kind: sportKeys,
    fallback: 'soccer,tennis,cricket,basketball',
    readBy: ['backend'],
    comment: 'Sports that stand first, in navigation, on home and in lists sorted by sport.',
  },
  {
    name: 'CASHOUT_MARGIN_BP',
    kind: basisPoints,
    fallback: '500',
    readBy: ['backend'],
    comment:
      'The operator’s share of a bet’s value when it is cashed out, in basis points: 500 is 5 %. What a bettor was offered before a change is ' +
      'compared with the offer after it.',
  },
  {
    name: 'RETENTION_DAYS',
    kind: days,
    fallback: '30',
    readBy: ['backend'],
    comment:
      'Days after which finished matches, their markets and expired sessions are deleted. Bets, the keys of placements, the ledger, receipts ' +
      'and all they refer to are never deleted.',
  },
  {
    name: 'CHROMIUM_PATH',
    kind: path,
    readBy: ['tests'],
    comment: 'Browser for the browser tests. Without it the system is searched for Chromium or Chrome.',
  },
  {
    name: 'BASE_URL',
    kind: origin,
    readBy: ['tests'],
    comment:
      'Origin of a running Touchline in test mode for the browser tests. Without it they start their own.',
  },
  {
    name: 'TOUCHLINE_TEST_DATABASE_URL',
    kind: postgresUrl,
    readBy: ['tests'],
    comment:
      'PostgreSQL for the tests of the back end; its role must be allowed to make databases. ' +
      'Without it they start the one Touchline brings.',
  },
] as const satisfies readonly Variable[]
