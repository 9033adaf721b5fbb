import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../postgres/index.ts'

const LOOPBACK = '127.0.0.1'
const READY_MS_MAX = 20_000
const STOP_MS_MAX = 10_000
const POLL_MS = 25
const OUTPUT_MAX = 20_000

export interface StartCentrifugoOptions {
  readonly root: string
  /** The path that `buildCentrifugo` returned. */
  readonly binary: string
  /** HMAC key of connection and subscription tokens: `REALTIME_SECRET` of the back end. */
  readonly tokenSecret: string
  /** Sent by the back end with calls to the server API. */
  readonly apiKey: string
  /** Pages that may connect, as `https://host[:port]`. Clients that are no pages always may. */
  readonly allowedOrigins: readonly string[]
  /** A fixed port instead of a free one. */
  readonly port?: number
  readonly internalPort?: number
  /** Settings that override `deploy/centrifugo.json`, as Centrifugo's own variables. */
  readonly settings?: Readonly<Record<string, string>>
  readonly log?: (line: string) => void
}

export interface RunningCentrifugo {
  /** Where clients connect: `http://127.0.0.1:<port>`. */
  readonly origin: string
  /** The server API, on a port of its own: `http://127.0.0.1:<port>/api`. */
  readonly apiUrl: string
  /** Fulfilled when the process has ended, whether it was stopped or not. */
  readonly exited: Promise<unknown>
  readonly stop: () => Promise<void>
}

/**
 * Starts Centrifugo on loopback with the configuration of `deploy/centrifugo.json` and its memory engine instead of
 * Redis, and waits until it is healthy. Throws with its output if it does not become healthy.
 */
export async function startCentrifugo(options: StartCentrifugoOptions): Promise<RunningCentrifugo> {
  const port = options.port ?? (await freePort())
  const internalPort = options.internalPort ?? (await freePort())
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(options.binary, ['--config', join(options.root, 'deploy', 'centrifugo.json')], {
    env: {
      PATH,
      HOME,
      CENTRIFUGO_HTTP_SERVER_ADDRESS: LOOPBACK,
      CENTRIFUGO_HTTP_SERVER_PORT: String(port),
      CENTRIFUGO_HTTP_SERVER_INTERNAL_ADDRESS: LOOPBACK,
      CENTRIFUGO_HTTP_SERVER_INTERNAL_PORT: String(internalPort),
      CENTRIFUGO_ENGINE_TYPE: 'memory',
      CENTRIFUGO_CLIENT_TOKEN_HMAC_SECRET_KEY: options.tokenSecret,
      CENTRIFUGO_HTTP_API_KEY: options.apiKey,
      CENTRIFUGO_CLIENT_ALLOWED_ORIGINS: options.allowedOrigins.join(' '),
      CENTRIFUGO_SHUTDOWN_TIMEOUT: '5s',
      ...options.settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A Ctrl-C in the terminal must reach this process only, which stops its children in order.
    detached: true,
    windowsHide: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_MAX)
      options.log?.(chunk.toString().trimEnd())
    })
  }
  let isOver = false
  const exited = Promise.race([once(child, 'close'), once(child, 'error')]).then(() => (isOver = true))

  async function stop(): Promise<void> {
    const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX)
    child.kill('SIGTERM')
    await exited
    clearTimeout(overdue)
  }
  const internal = `http://${LOOPBACK}:${internalPort}`
  const giveUpAt = performance.now() + READY_MS_MAX
  while (!(await isHealthy(`${internal}/health`))) {
    if (!isOver && performance.now() < giveUpAt) {
      await new Promise(resolve => setTimeout(resolve, POLL_MS))
      continue
    }
    await stop()
    throw new Error(`Centrifugo did not start. Its output:\n${output.trim()}`)
  }
  return { origin: `http://${LOOPBACK}:${port}`, apiUrl: `${internal}/api`, exited, stop }
}

async function isHealthy(url: string): Promise<boolean> {
  return await fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    async answer => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )
}
