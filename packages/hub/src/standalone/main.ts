/**
 * `npm run hub -- [--port 8000] [--config file]`: runs only the hub, for test suites of the protocol. Without a file it
 * uses `deploy/hub.json`: everything is allowed, and the key of the server API is `test-api-key`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { startStandalone } from './startStandalone.ts'

/** Allows everything, with the namespaces and the key that the official client's own suite expects of a server. */
const OPEN = join(import.meta.dirname, '../../../../deploy/hub.json')

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8000' }, config: { type: 'string', default: OPEN } },
})
const config: unknown = JSON.parse(readFileSync(values.config, 'utf8'))
const logger = {
  debug: () => undefined,
  error: (fields: object, message: string) => void process.stderr.write(`${message} ${inspect(fields)}\n`),
}
const hub = await startStandalone(config, { port: Number(values.port), logger })
process.stdout.write(`hub on http://127.0.0.1:${hub.port}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void hub.stop())
