import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findCovered, findReaders } from './findReaders.ts'

const ROOT = new URL('../../../', import.meta.url)
const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT.pathname }).map(path => ({
    path,
    text: readFileSync(new URL(path, ROOT), 'utf8'),
  }))

const FILES = read('{apps,packages}/*/src/**/*.{ts,tsx}')
const SOURCES = FILES.filter(
  ({ path }) =>
    !/\.test\.tsx?$|\.stories\.|\/testing\/|^packages\/testkit\/|\/test[A-Z]\w*\.ts|\/contract\.\w+\.ts$|\/conformance\//.test(
      path,
    ),
)
const TESTS = FILES.filter(({ path }) => /\.cost\.test\.tsx?$/.test(path))

/** Files that read nothing themselves, or nothing that a visitor controls, by reason. */
const NOT_READERS: Readonly<Record<string, readonly string[]>> = {
  'hands what it takes to readers that have their tests': [
    'apps/backend/src/api/catalogue/registerCatalogue.ts',
    'apps/backend/src/api/lotteries/provider/registerLotteryProvider.ts',
    'apps/backend/src/api/http/createServer.ts',
    'apps/backend/src/api/session/registerSignIn.ts',
    'packages/hub/src/transports/httpHandler.ts',
    'apps/web/src/app/browser/createOpener.ts',
    'apps/web/src/app/browser/ClientRoot.tsx',
    'apps/web/src/app/browser/slip/startSlip.ts',
    'apps/web/src/app/browser/startUp.ts',
    'apps/web/src/app/server/createWebServer.ts',
    'apps/web/src/app/server/files/assetRoutes.ts',
    'apps/web/src/app/server/http/serveFiles.ts',
    'apps/web/src/app/server/pages/rendering/drawPage.tsx',
    'apps/web/src/app/server/pages/request/pageRequestOf.ts',
    'apps/web/src/app/server/pages/pageRoutes.ts',
    'apps/web/src/app/server/pages/request/resolveRequest.ts',
    'apps/web/src/app/server/files/createSitemaps.ts',
    'apps/web/src/app/server/pictures/createPictures.ts',
    'apps/web/src/app/server/pictures/social/createSocialImages.ts',
    'apps/web/src/app/server/pages/rendering/renderPage.tsx',
    'apps/web/src/shared/telemetry/safeEvent.ts',
    'apps/web/src/shared/telemetry/watchWire.ts',
  ],
  'compares or passes on the whole text, or its part before the query': [
    'apps/backend/src/api/lotteries/provider/createPageView.ts',
    'apps/backend/src/api/http/registerCall.ts',
    'apps/web/src/app/server/files/robots.ts',
    'apps/web/src/app/server/proxy/proxy.ts',
    'apps/web/src/app/server/proxy/requestHeaders.ts',
    'apps/web/src/app/server/proxy/tunnel.ts',
    'apps/web/src/shared/navigation/location.ts',
  ],
  'has its test in packages/testkit/src/cost/packages.cost.test.ts': [
    'packages/domain/src/locale/localePath.ts',
  ],
  'reads what this browser wrote itself': ['apps/web/src/app/browser/visitor/rememberChoices.ts'],
  'runs in development only': ['apps/web/src/app/server/development.ts'],
  'reads settings of the operator, or answers of a server that they name': [
    'apps/backend/src/entry/settings/siteTexts.ts',
    'apps/backend/src/store/appRole.ts',
    'apps/web/src/app/server/pictures/readAssets.ts',
    'packages/contract/src/client/createClient.ts',
  ],
  'writes addresses, headers or cookies': [
    'apps/web/src/app/browser/visitor/storePreferences.ts',
    'apps/web/src/app/head/head.ts',
    'apps/web/src/app/server/files/writeSitemap.ts',
    'apps/web/src/app/server/pages/document/writeDocument.ts',
    'apps/web/src/app/head/structuredData.ts',
    'apps/web/src/features/lotteries/PickNumbers.tsx',
    'apps/web/src/features/lotteries/openApp.ts',
    'apps/web/src/features/match/shareLink.ts',
    'apps/web/src/features/navigation/preferences/chooseLanguage.ts',
    'apps/web/src/features/ticket/sharing/ShareDialog.tsx',
    'apps/web/src/pieces/bets-export/ExportLink.tsx',
    'packages/ui/src/icons/Sprite.tsx',
  ],
}

const exempt = Object.values(NOT_READERS).flat()
const readers = findReaders(SOURCES)

test('every file that reads a header, a cookie or an address has a test of its cost, or a reason why it needs none', () => {
  const covered = findCovered(TESTS)
  expect(readers.filter(path => !covered.has(path) && !exempt.includes(path))).toEqual([])
})

test('what needs no test of its cost exists, looks like a reader, and is listed once', () => {
  expect(exempt.filter(path => !readers.includes(path))).toEqual([])
  expect(new Set(exempt).size).toBe(exempt.length)
})

test.each([
  ["const site = request.headers['sec-fetch-site']", true],
  ['function read({ headers }: FastifyRequest) {}', true],
  ['const query = new URLSearchParams(search)', true],
  ['const kept = request.cookies[NAME]', true],
  ['// reads request.headers.cookie', false],
  ['reply.headers(HEADERS)', false],
  ["const file = new URL('x', import.meta.url)", false],
])('%s: read %s', (text, isReader) => {
  expect(findReaders([{ path: 'a.ts', text }])).toEqual(isReader ? ['a.ts'] : [])
})
