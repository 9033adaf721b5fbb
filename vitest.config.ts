import { configDefaults, defineConfig } from 'vitest/config'

const NEEDS_DATABASE = '**/*.db.test.ts'

/**
 * `unit`: pure rules and components, no server, run side by side.
 * `backend`: files named `*.db.test.ts`, which need a real PostgreSQL, real sockets or child processes.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, NEEDS_DATABASE],
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: [`{apps,packages,scripts,simulation}/${NEEDS_DATABASE}`],
          globalSetup: './scripts/postgres/testServer.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
