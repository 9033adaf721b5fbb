import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvironment } from '../env/index.ts'
import { storedSecret } from '../secrets/index.ts'
import { allowedOrigins as originsOf } from './allowedOrigins.ts'
import { buildCentrifugo } from './buildCentrifugo.ts'
import { startCentrifugo } from './startCentrifugo.ts'
import { root } from '../root/index.ts'

/**
 * `npm run centrifugo [-- --port 8000 --internal-port 9000]`: the pinned server on loopback with our configuration,
 * until Ctrl-C. Pages
 * of `PUBLIC_ORIGIN` may connect, and without it those of this machine, whatever `PORT` they are served at.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8000' },
    'internal-port': { type: 'string', default: '9000' },
  },
})

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
  const { REALTIME_SECRET, PUBLIC_ORIGIN, TOUCHLINE_DATA } = loadEnvironment({
    file: join(root, '.env'),
    warn: line => console.log(line),
  })
  const allowedOrigins = originsOf(PUBLIC_ORIGIN)
  // The same secrets as `npm start` on this data folder.
  const dataFolder = resolve(root, TOUCHLINE_DATA)
  const apiKey = storedSecret(dataFolder, 'centrifugo-api-key')
  const server = await startCentrifugo({
    root,
    binary: centrifugo.binary,
    tokenSecret: REALTIME_SECRET ?? storedSecret(dataFolder, 'realtime'),
    apiKey,
    allowedOrigins,
    port: Number(values.port),
    internalPort: Number(values['internal-port']),
    log: line => console.log(line),
  })
  console.log(`
Centrifugo ${centrifugo.version} runs, with what it keeps in memory only.

  clients       ${server.origin}/connection/websocket (and http_stream, sse)
  server API    ${server.apiUrl}
  pages of      ${allowedOrigins.join(', ')}; of others with PUBLIC_ORIGIN=https://... npm run centrifugo

Start Touchline on it in another terminal:

  REALTIME_ENGINE=centrifugo CENTRIFUGO_API_URL=${server.apiUrl} \\
  CENTRIFUGO_API_KEY=${apiKey} REALTIME_BASE=${server.origin} npm start

Ctrl-C stops it.`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void server.stop())
  await server.exited
}
