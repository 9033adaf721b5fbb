import { configDefaults, defineConfig } from 'vitest/config'

const NEEDS_DATABASE = '**/*.db.test.ts'
const NEEDS_CENTRIFUGO = '**/*.centrifugo.test.ts'

/**
 * `unit`: pure rules and components, no server, run side by side.
 * `backend`: files named `*.db.test.ts`, which need a real PostgreSQL, real sockets or child processes.
 * `centrifugo`: files named `*.centrifugo.test.ts`, which need a real Centrifugo too; Go builds it.
 */
export default defineConfig({
  test: {
    // Vitest leaves one core free; on two cores that doubles the time.
    maxWorkers: '100%',
    // The official client rejects into the void when a delta cannot be applied; the line goes on, which has its test.
    onUnhandledError: ({ stack }) => !stack?.includes('applyDelta'),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Some tests read the whole repository.
          testTimeout: 20_000,
          include: ['{packages,apps,qa,tools}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, NEEDS_DATABASE, NEEDS_CENTRIFUGO],
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: [`{apps,packages,qa,tools}/${NEEDS_DATABASE}`],
          globalSetup: './tools/postgres/testServer.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'centrifugo',
          include: [`{apps,packages,tools}/${NEEDS_CENTRIFUGO}`],
          globalSetup: ['./tools/postgres/testServer.ts', './tools/centrifugo/testing/testServer.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
