import { join, resolve } from 'node:path'
import { loadEnvironment } from '../env/index.ts'
import { keptSecret } from '../secrets/index.ts'
import { buildCentrifugo } from './buildCentrifugo.ts'
import { startCentrifugo } from './startCentrifugo.ts'

/** `npm run centrifugo`: the pinned server on loopback with our configuration, until Ctrl-C. */
const PORT = 8_000
const INTERNAL_PORT = 9_000

const root = resolve(import.meta.dirname, '..', '..')
try {
  await main()
} catch (error) {
  console.error(`\nCentrifugo did not start.\n${(error as Error).message}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  console.log('Building Centrifugo; the first time this takes some minutes.')
  const centrifugo = await buildCentrifugo(root)
  if (centrifugo.kind === 'absent') throw new Error(centrifugo.why)
  const {
    REALTIME_SECRET,
    TOUCHLINE_DATA,
    PORT: webPort,
  } = loadEnvironment({
    file: join(root, '.env'),
    warn: line => console.log(line),
  })
  // The same secrets as "npm start" on this data folder.
  const dataFolder = resolve(root, TOUCHLINE_DATA)
  const apiKey = keptSecret(dataFolder, 'centrifugo-api-key')
  const server = await startCentrifugo({
    root,
    binary: centrifugo.binary,
    tokenSecret: REALTIME_SECRET ?? keptSecret(dataFolder, 'realtime'),
    apiKey,
    allowedOrigins: [`http://localhost:${webPort}`, `http://127.0.0.1:${webPort}`],
    port: PORT,
    internalPort: INTERNAL_PORT,
    log: line => console.log(line),
  })
  console.log(`
Centrifugo ${centrifugo.version} runs, with what it keeps in memory only.

  clients       ${server.origin}/connection/websocket (and http_stream, sse)
  server API    ${server.apiUrl}

Start Touchline on it in another terminal:

  REALTIME_ENGINE=centrifugo CENTRIFUGO_API_URL=${server.apiUrl} \\
  CENTRIFUGO_API_KEY=${apiKey} REALTIME_BASE=${server.origin} npm start

Ctrl-C stops it.`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.stop())
  await server.exited
}
