import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { readConfig, startBackend } from '@touchline/backend/parts'

/**
 * The back end as in production, on a database that is full already. Its feed runs in a thread of its own, as the
 * product's does, and moves a tenth of the matches in play.
 */
const config = readConfig({
  ...process.env,
  TOUCHLINE_MODE: 'production',
  TOUCHLINE_DEV: '0',
  REALTIME_SECRET: randomBytes(32).toString('hex'),
  RECEIPT_PRIVATE_KEY: randomBytes(32).toString('base64url'),
  HORSE_RACING: '1',
})
const backend = await startBackend({
  config,
  createFeed: ({ report }) => {
    let thread: Worker | undefined
    let isReady = false
    return {
      async start() {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        thread = new Worker(new URL('feedThread.ts', import.meta.url), { workerData: config.databaseUrl })
        thread.on('message', (message: 'ready' | { readonly failed: string }) => {
          if (message !== 'ready') return report(message.failed)
          isReady = true
          resolve()
        })
        thread.on('error', reject)
        await promise
      },
      async stop() {
        await thread?.terminate()
      },
      ready: () => isReady,
      command: async () => ({ ok: false, error: { kind: 'not-possible' } }),
    }
  },
})
process.once('SIGTERM', () => {
  void backend.stop().finally(() => process.exit(0))
})
await backend.ready
process.stdout.write(`${JSON.stringify({ ready: true, port: backend.port })}\n`)
