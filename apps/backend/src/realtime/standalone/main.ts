/**
 * `npm run hub -- [--port 8000] [--config file]`: the hub alone, for suites written for the protocol. Without a file
 * everybody may do everything; the key of the server API is then `hub`.
 */
import { readFileSync } from 'node:fs'
import { inspect, parseArgs } from 'node:util'
import { startStandalone } from './startStandalone.ts'

const OPEN = {
  client: { insecure: true, allowed_origins: ['*'], token: { hmac_secret_key: 'secret' } },
  http_api: { key: 'hub' },
  channel: {
    without_namespace: {
      presence: true,
      join_leave: true,
      history_size: 100,
      history_ttl: '300s',
      force_recovery: true,
      allowed_delta_types: ['fossil'],
    },
  },
}

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8000' }, config: { type: 'string' } },
})
const config: unknown = values.config === undefined ? OPEN : JSON.parse(readFileSync(values.config, 'utf8'))
const logger = {
  debug: () => undefined,
  error: (fields: object, message: string) => void process.stderr.write(`${message} ${inspect(fields)}\n`),
}
const hub = await startStandalone(config, { port: Number(values.port), logger })
process.stdout.write(`hub on http://127.0.0.1:${hub.port}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void hub.stop())
