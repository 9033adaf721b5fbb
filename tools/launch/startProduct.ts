import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { childEnvironment, type TouchlineEnvironment } from '../env/index.ts'
import { takeLock } from '../lock/index.ts'
import { databaseFolder, freePort, startPostgres, type Postgres } from '../postgres/index.ts'
import { storedSecret } from '../secrets/index.ts'
import { portFault } from './portFault.ts'
import { startChild, type Child } from './startChild.ts'
import { untilReady } from './untilReady.ts'

const LOOPBACK = '127.0.0.1'

/** The scripts of the processes, relative to the project's root. Tests replace them by small stand-ins. */
export interface Entries {
  readonly backend: readonly string[]
  readonly web: readonly string[]
}

export interface ProductOptions {
  readonly root: string
  readonly environment: TouchlineEnvironment
  /** Whether the `/dev` endpoints answer: test mode and `npm run dev`. */
  readonly devEndpoints: boolean
  readonly nodeEnvironment: 'production' | 'development'
  readonly entries: Entries
  /** Builds what the web process runs, while the database starts. */
  readonly build: () => Promise<void>
  readonly log: (line: string) => void
  /** Aborting cancels the start: what has started is stopped again and the call throws. */
  readonly signal: AbortSignal
}

export interface Product {
  /** The address for visitors. */
  readonly origin: string
  /** Which part ended first, and how; only when it was not stopped. */
  readonly broken: Promise<string>
  /** Ends the processes, then the database. Safe to call more than once. */
  readonly stop: () => Promise<void>
}

/**
 * Starts database, back end and web server and waits until both answer `/readyz`. Throws one sentence on failure,
 * after stopping everything that had started.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { root, environment, log, signal } = options
  const dataFolder = resolve(root, environment.TOUCHLINE_DATA)
  const origin = environment.PUBLIC_ORIGIN ?? `http://localhost:${environment.PORT}`
  const releaseLock = lockData(dataFolder, origin)
  const children: Child[] = []
  const servers: Postgres[] = []
  const stop = once(() => stopAll(children, servers, releaseLock))

  try {
    await checkPorts(environment)
    const ownBackend = environment.BACKEND_ORIGIN === undefined
    const [databaseUrl] = await bothOrNeither(
      ownBackend ? (environment.DATABASE_URL ?? startDatabase()) : undefined,
      options.build(),
    )
    signal.throwIfAborted()
    const { promise: broken, resolve: breaks } = Promise.withResolvers<string>()
    const run = (name: string, args: readonly string[], env: Record<string, string>): Child => {
      const child = startChild({
        name,
        args,
        env: { ...env, NODE_ENV: options.nodeEnvironment },
        cwd: root,
        log,
      })
      children.push(child)
      void child.exited.then(how => breaks(`The ${name} process ${how}.`))
      return child
    }
    for (const server of servers) void server.exited.then(() => breaks('PostgreSQL ended.'))
    const started: Promise<unknown>[] = []
    const giveUp = new AbortController()
    signal.addEventListener('abort', () => breaks('The start was cancelled.'))
    let backendOrigin = environment.BACKEND_ORIGIN
    if (backendOrigin === undefined) {
      const port = environment.BACKEND_PORT ?? (await freePort())
      backendOrigin = `http://${LOOPBACK}:${port}`
      run('backend', options.entries.backend, backendEnvironment(options, { dataFolder, port, databaseUrl }))
      started.push(untilReady(`${backendOrigin}/readyz`, giveUp.signal))
    }
    run('web', options.entries.web, {
      ...childEnvironment(environment, 'web'),
      BACKEND_ORIGIN: backendOrigin,
      ...(options.devEndpoints ? { TOUCHLINE_DEV: '1' } : {}),
    })
    started.push(untilReady(`${probeOrigin(environment)}/readyz`, giveUp.signal))

    const broke = await Promise.race([Promise.all(started).then(() => undefined), broken])
    giveUp.abort()
    if (broke !== undefined) throw new Error(`${broke} Its output is above.`)
    return { origin, broken, stop }
  } catch (error) {
    await stop()
    throw error
  }

  async function startDatabase(): Promise<string> {
    const server = await startPostgres({ dataFolder: databaseFolder(dataFolder), log })
    servers.push(server)
    return server.url
  }
}

/** The processes first, because they use the database. */
async function stopAll(
  children: readonly Child[],
  servers: readonly Postgres[],
  releaseLock: () => void,
): Promise<void> {
  await Promise.all(children.map(child => child.stop()))
  await Promise.all(servers.map(server => server.stop()))
  releaseLock()
}

function backendEnvironment(
  { environment, devEndpoints }: ProductOptions,
  {
    dataFolder,
    port,
    databaseUrl,
  }: { readonly dataFolder: string; readonly port: number; readonly databaseUrl: string | undefined },
): Record<string, string> {
  return {
    ...childEnvironment(environment, 'backend'),
    BACKEND_PORT: String(port),
    PUBLIC_ORIGIN: environment.PUBLIC_ORIGIN ?? loopbackOrigins(environment.PORT),
    REALTIME_SECRET: environment.REALTIME_SECRET ?? storedSecret(dataFolder, 'realtime'),
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(devEndpoints ? { TOUCHLINE_DEV: '1' } : {}),
  }
}

function lockData(dataFolder: string, origin: string): () => void {
  mkdirSync(dataFolder, { recursive: true })
  const lock = takeLock(join(dataFolder, 'run.lock'), origin)
  if (lock.ok) return lock.release
  const { pid, note } = lock.owner
  throw new Error(
    `Touchline runs already: ${note}, process ${pid}, data in ${dataFolder}. ` +
      'Stop it there with Ctrl-C, or give this one a TOUCHLINE_DATA and a PORT of its own.',
  )
}

async function checkPorts({ PORT, HOST, BACKEND_PORT }: TouchlineEnvironment): Promise<void> {
  const fault =
    (await portFault('PORT', PORT, HOST)) ??
    (BACKEND_PORT === undefined ? undefined : await portFault('BACKEND_PORT', BACKEND_PORT, LOOPBACK))
  if (fault !== undefined) throw new Error(fault)
}

/** Waits for both even when one fails, so that a database that has started in the meantime is stopped. */
async function bothOrNeither<A, B>(a: A, b: B): Promise<[Awaited<A>, Awaited<B>]> {
  await Promise.allSettled([a, b])
  return Promise.all([a, b])
}

/** A newcomer may type any of these: each is the same machine, and all may sign in. The first one is shown. */
function loopbackOrigins(port: number): string {
  return ['localhost', LOOPBACK, '[::1]'].map(host => `http://${host}:${port}`).join(',')
}

/** Where this machine reaches the web server: "everywhere" is an address to listen on, not one to call. */
function probeOrigin({ HOST, PORT }: TouchlineEnvironment): string {
  if (HOST === '0.0.0.0') return `http://${LOOPBACK}:${PORT}`
  return `http://${HOST === '::' ? '[::1]' : HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => (result ??= work())
}
