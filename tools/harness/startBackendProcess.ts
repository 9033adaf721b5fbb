import { freePort } from '../postgres/index.ts'
import { BACKEND_ENTRY, startChild, untilReady } from '../launch/index.ts'
import { root } from '../root/index.ts'

export interface BackendProcess {
  readonly origin: string
  readonly pid: number
  /** How it ended, as text. */
  readonly exited: Promise<string>
  /** Sends SIGTERM, as an operator does. */
  readonly stop: () => Promise<void>
  /** kill -9: no process of it survives. Fulfilled when the process has ended. */
  readonly kill: () => Promise<void>
}

export interface BackendSettings {
  readonly databaseUrl: string
  /** Loopback port; a free one without it. */
  readonly port?: number
  /** Variables of `.env.example` beyond the database and the port. */
  readonly environment?: Readonly<Record<string, string>>
  readonly log: (line: string) => void
  /** Maximum wait for `/readyz`. */
  readonly readyMs?: number
}

/**
 * Starts the real back end in test mode in a process of its own. Resolves once it is ready; throws when it ended or
 * took too long.
 */
export async function startBackendProcess(settings: BackendSettings): Promise<BackendProcess> {
  const { databaseUrl, environment, log, readyMs = 120_000 } = settings
  const port = settings.port ?? (await freePort())
  const { PATH = '', HOME = '' } = process.env
  const child = startChild({
    name: 'backend',
    args: BACKEND_ENTRY,
    cwd: root,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      TOUCHLINE_MODE: 'test',
      DATABASE_URL: databaseUrl,
      BACKEND_PORT: String(port),
      ...environment,
    },
    log,
  })
  const origin = `http://127.0.0.1:${port}`
  const giveUp = new AbortController()
  const tooLate = AbortSignal.any([giveUp.signal, AbortSignal.timeout(readyMs)])
  const ready = untilReady(`${origin}/readyz`, tooLate).then(() =>
    tooLate.aborted ? 'was not ready in time' : '',
  )
  const trouble = await Promise.race([ready, child.exited])
  giveUp.abort()
  const kill = async (): Promise<void> => {
    child.kill()
    await child.exited
  }
  if (trouble === '') return { origin, pid: child.pid, exited: child.exited, stop: child.stop, kill }
  await kill()
  throw new Error(`The back end ${trouble}.`)
}
