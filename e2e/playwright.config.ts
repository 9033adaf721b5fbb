import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/launch/index.ts'

const executablePath = findBrowser()
const baseURL = process.env.BASE_URL

/** One worker and one product: the machine's two cores belong to the servers and the browser. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './support/globalSetup.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/e2e.json' }]],
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
        // A name that is not this machine does not resolve at all, whoever asks for it.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
