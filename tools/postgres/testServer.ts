import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './startPostgres.ts'

/**
 * Global set-up of Vitest's `backend` project: one server for the run, on which each test file creates its own
 * database (`createTestDatabase` of the testkit). Set TOUCHLINE_TEST_DATABASE_URL to use a server of your own.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.TOUCHLINE_TEST_DATABASE_URL) return async () => {}
  const folder = mkdtempSync(join(tmpdir(), 'touchline-test-'))
  chmodSync(folder, 0o755) // for root the server runs under another account, which must enter it
  const server = await startPostgres({
    dataFolder: join(folder, 'data'),
    shelter: folder,
    log: () => {},
    // Data of a test run need not survive a crash, so nothing waits for the disk.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  process.env.TOUCHLINE_TEST_DATABASE_URL = server.url
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
