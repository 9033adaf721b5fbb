import { defineConfig } from '@playwright/test'
import { findBrowser } from '@touchline/tools/launch'

const executablePath = findBrowser()
const { BASE_URL, BASE_URLS, TEST_PARALLEL_INDEX } = process.env
/** Each worker has a product of the run to itself, which only the workers know: no test sees another's bets. */
const baseURL = BASE_URL ?? BASE_URLS?.split(' ')[Number(TEST_PARALLEL_INDEX)]

/** Three workers on two cores, because most of a test is waiting for a match; one for a product that runs already. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  workers: BASE_URL ? 1 : 3,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './support/globalSetup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/reports/e2e.json' }]],
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    trace: 'off', // a fifth of the run; `npm run test:e2e -- --trace retain-on-failure` to look into a failure
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A host name other than this machine's never resolves.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
