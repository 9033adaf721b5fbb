import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What is asked for later has chunks of its own: overlays, the realtime client, and all that a page can do once it is seen. */
const LATER = [
  /base-ui|infiniteQueryObserver|useInfiniteQuery|floating-ui|tabbable|use-sync-external-store|centrifuge/,
  /ui\/src\/(?:overlay|field|hidden|notice|tabs|roving|switch|toast)/,
  /live\/src\/(?:connection|freshness\/(?:createSigns|freshnessWatch)|joining|store\/(?:idle|pause))/,
  /domain\/src\/(?:bet|bet-list|bonus|cashout|freshness|live-delay|money|notifications|placing|quick-bet)\//,
  /domain\/src\/(?:list|settlement|slip|system|tap|terms)\/|odds\/(?:combinedOdds|needsConfirmation)/,
  /entry\/client\/(?:connect|keep\w+|lock\w+|start\w+|take\w+|wakeUp|watchByLocks)/,
  /features\/search\/(?!SearchDoor|index)|domain\/src\/search/,
  /features\/(?:auth|custom-bet|event-list\/asked|favourites|my-bets|notifications|outrights|results|ticket)/,
  /features\/(?:match-tracker|statistics)|features\/markets\/(?:MarketTools|Settled)/,
  /features\/(?:event-list\/(?:watchWindow|rowsBetween)|navigation\/(?:Connection|HeaderPlaces|Languages|Notices|Paused|PreferencesI|S(?:ideNavL|ideS|portRailL)|use(?:Language|Pages|Pause)))/,
  /pieces\/(?:accept-mode|bets-export|leg|market-lines|open-bets|picture|receipt-download|settled-markets|ticket-voice)|shared\/pictures/,
  /pieces\/(?:steady-list\/(?:countNew|createRest|NewLineButton|pageRest)|live-text\/(?:bind|createSeconds|page[CT]|steadyClock))/,
  /pieces\/odds-cell\/(?:bind|marks)/,
  /core\/favourites\/(?:create|favouriteTabs|favourites\.ts|use)|domain\/src\/favourites|favourite-star\/attach/,
  /core\/(?:catalogue\/(?:allMatches|customMarkets|listPage|outrights|settledMarkets)|live\/createLine|session\/(?:saveStakes|signInResult))/,
  /mapping\/to(?:Bet|Ma|Outright)|catalogue\/readMatches|domain\/src\/market\/listedMarkets|contract\/src\/errorCodes/,
  /core\/slip\/(?:create|attach|follow|restore|ticketPanel|outcome|keptJson|read|to[A-Z])\w*/,
  /routes\/(?:open\/rarePages|text-page)/,
  /shared\/(?:browser\/(?:listenToMedia|useIs\w+)|telemetry|alerts\/(?:createError|error|region|watch))|@sentry|entry\/errorQueue/,
]

/** What several pages use is one file: many small ones compress worse and wait for each other. */
const BASE = {
  name: 'base',
  minShareCount: 2,

  test: (id: string) => !LATER.some(part => part.test(id)),
}

/** Programs of the machine, which cannot be bundled: they are found in node_modules. */
const NATIVE = ['sharp', '@resvg/resvg-js']

/** What pages of lists share is one file for the same reasons; what their tabs show comes with the tab. */
const LISTS = {
  name: 'lists',
  minShareCount: 2,
  includeDependenciesRecursively: false,
  test: /event-list\/asked\/(?!Tab(?:BetBuilder|Favourites|Outrights|Shown|States)|favouriteM|AskedList\.tsx)|catalogue\/listPage|domain\/src\/list\/(?!readTest)/,
}

/** Rows of matches under their leagues: every list draws them, the page of a match does not. */
const ROWS = {
  name: 'rows',
  minShareCount: 2,
  includeDependenciesRecursively: false,
  test: /features\/event-list\/(?:League\.tsx|MatchList\.tsx|TopLeagues|layOut|groupByLeague|useDrawnRows)|pieces\/(?:match-row\/(?!KickOff|MatchRow\.module)|league-header\/(?!sportIcon))/,
}

/**
 * The entry names every chunk, and what is random in a name does not compress: seven signs are the fewest there are. Files that both
 * builds name (icons, fonts) are named so by both: the server's page points at the browser's file.
 */
const namesOf = (ending: string): string => `assets/[name]-[hash:7].${ending}`

/**
 * Two builds from one configuration: the browser's (`dist/client`, with a manifest) and the server's (`dist/server`, everything
 * else bundled so that the process reads few files and React runs as production code).
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react()],
  define: {
    __VERSION__: JSON.stringify(process.env.npm_package_version ?? '0.0.0'),
    // Said at build time for the server too: React's development code costs four times the CPU a page.
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'production'),
  },
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  resolve: {
    // The shim is for React 17; ours has the hook itself.
    alias: [
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      // The query client makes a cache of mutations though nobody has one (record 0085).
      {
        find: /^\.\/mutationCache\.js$/,
        replacement: `${import.meta.dirname}/src/shared/query/noMutationCache.ts`,
      },
    ],
  },
  ssr: command === 'build' ? { noExternal: true, external: NATIVE } : {},
  build: {
    target: isSsrBuild ? 'node24' : ['chrome123', 'firefox120', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? { main: 'src/entry/server/main.ts' } : { client: 'src/entry/client.tsx' },
      output: {
        assetFileNames: namesOf('[ext]'),
        ...(!isSsrBuild && {
          codeSplitting: { groups: [ROWS, BASE, LISTS] },
          entryFileNames: namesOf('js'),
          chunkFileNames: namesOf('js'),
        }),
      },
    },
  },
}))
