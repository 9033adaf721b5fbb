import { startFeed } from '#feed'
import { readConfig } from './settings/readConfig.ts'
import { startBackend } from './startBackend.ts'

/** Maximum duration of a graceful stop before the process exits anyway. */
const STOP_MS_MAX = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const backend = await startBackend({
    config,
    createFeed: options =>
      startFeed({
        databaseUrl: config.databaseUrl,
        seed: config.feedSeed,
        speed: config.feedSpeed,
        drifts: config.feedDrifts,
        hasRacing: config.isHorseRacingOn,
        ...options,
      }),
  })
  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_MS_MAX).unref()
    backend.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await backend.ready
  for (const origin of config.publicOrigins.filter(isPlainHttp)) {
    process.stderr.write(`${origin} is plain http: sessions use the cookie "sid" there, not "__Host-sid".\n`)
  }
  // The start script waits for this line.
  process.stdout.write(`${JSON.stringify({ ready: true, port: backend.port })}\n`)
}

/** Whether browsers refuse to store a secure cookie for an origin: localhost counts as secure. */
function isPlainHttp(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && !/^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
