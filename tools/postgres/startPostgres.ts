import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { takeLock } from '../lock/index.ts'
import { chooseAccount, type SystemAccount } from './account.ts'
import { findBinaries, reachableBinaries } from './binaries.ts'
import { freePort } from './freePort.ts'
import { checkVersion, DATABASE_NAME, initCluster, isCluster, SERVER_ENVIRONMENT } from './initCluster.ts'
import { copyCluster, findPlace, findShelter, makeFolder, writeRecord } from './place.ts'
import { clearStalePostmaster, readPostmaster, stopPostmaster } from './postmaster.ts'

const START_ATTEMPTS = 3
const READY_MS_MAX = 60_000 // recovery after a power cut replays the log first
const LOG_BYTES_MAX = 5_000_000

export interface PostgresOptions {
  /** Created when missing. One running server per folder. */
  readonly dataFolder: string
  readonly log: (line: string) => void
  /** Server settings for this run. Tests may turn `fsync` off; nothing else ever does. */
  readonly settings?: Readonly<Record<string, string>>
  /** Where a server started by root stores its files when its account cannot enter the data folder. */
  readonly shelter?: string
}

export interface Postgres {
  /** `postgres://` address with the password in it: not for the log. */
  readonly url: string
  /** Of the server's first process, the parent of all others. */
  readonly pid: number
  /** Fulfilled when the server has ended, whether it was stopped or not. */
  readonly exited: Promise<void>
  /** Ends the server after a checkpoint and releases the folder. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL that came with the packages on a data folder of its own, and waits until it answers.
 * It runs detached in its own process group: a Ctrl-C in the terminal reaches the caller first, who stops it last. A
 * server whose caller was killed is stopped and started again; one whose caller is alive makes this throw.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dataFolder, log, settings = {}, shelter = findShelter() } = options
  const folder = makeFolder(dataFolder)
  const releaseFolder = lockFolder(folder)
  let releaseHome = () => {}
  const release = () => {
    releaseHome()
    releaseFolder()
  }
  try {
    const account = chooseAccount(join(folder, 'cluster'))
    const place = findPlace(folder, account, shelter)
    const home = makeFolder(dirname(place.cluster))
    if (home !== folder) releaseHome = lockFolder(home)
    const shipped = findBinaries()
    const native = reachableBinaries(shipped, account, shelter)
    const password = place.record?.password ?? randomBytes(24).toString('hex')
    const record = { cluster: place.cluster, password, port: place.record?.port ?? 0 }

    await clearPlace(place, account)
    writeRecord(folder, record)
    if (!isCluster(place.cluster)) {
      log('Making a new database ...')
      await initCluster({ native, cluster: place.cluster, account, password })
    }
    checkVersion(shipped, place.cluster)
    await clearStalePostmaster(place.cluster)

    const logFile = join(home, 'postgres.log')
    for (let attempt = 1; ; attempt++) {
      const port = await freePort(record.port)
      writeRecord(folder, { ...record, port })
      const server = launch({ native, cluster: place.cluster, account, port, logFile, settings })
      const exited = new Promise<void>(resolve => server.once('close', () => resolve()))
      if (await becomesReady(place.cluster, server)) {
        const url = `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`
        // An owner that ends without `stop` leaves no server behind; only kill -9 does, and the next start stops it.
        const endWithOwner = () => server.kill('SIGINT')
        process.once('exit', endWithOwner)
        void exited.then(() => process.off('exit', endWithOwner))
        const stop = async () => {
          if (server.pid !== undefined) await stopPostmaster(server.pid)
          await exited
          release()
        }
        return { url, pid: server.pid ?? 0, exited, stop }
      }
      await exited
      // Another process may have taken the port between our check and the server's, or a killed server's last
      // children may still hold its shared memory: both are temporary.
      if (attempt === START_ATTEMPTS) {
        throw new Error(`PostgreSQL did not start. The end of ${logFile}:\n${lastLines(logFile)}`)
      }
      await pause(500)
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Moves the database's files to their place, or clears the place for a new one. */
async function clearPlace(
  { cluster, copyFrom, record }: ReturnType<typeof findPlace>,
  account: SystemAccount | undefined,
): Promise<void> {
  if (copyFrom && account) {
    await clearStalePostmaster(copyFrom)
    copyCluster(copyFrom, cluster, account)
  } else if (!record) {
    // The files of a private clone are in the shelter: they are removed together with its data folder.
    await clearStalePostmaster(cluster)
    rmSync(cluster, { recursive: true, force: true })
  }
}

function lockFolder(folder: string): () => void {
  const lock = takeLock(join(folder, 'owner.lock'))
  if (lock.ok) return lock.release
  throw new Error(
    `The database in ${folder} is in use by process ${lock.owner.pid}. ` +
      'Stop that one first, or set TOUCHLINE_DATA to another folder.',
  )
}

function launch(options: {
  readonly native: string
  readonly cluster: string
  readonly account: SystemAccount | undefined
  readonly port: number
  readonly logFile: string
  readonly settings: Readonly<Record<string, string>>
}): ChildProcess {
  const { native, cluster, account, port, logFile } = options
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...options.settings,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  const output = openSync(logFile, size > LOG_BYTES_MAX ? 'w' : 'a', 0o600)
  const child = spawn(join(native, 'bin', 'postgres'), ['-D', cluster, ...args], {
    ...account,
    cwd: dirname(native),
    env: SERVER_ENVIRONMENT,
    stdio: ['ignore', output, output],
    detached: true,
    windowsHide: true,
  })
  child.on('error', () => {}) // "close" follows, and the log has the reason
  closeSync(output)
  return child
}

async function becomesReady(cluster: string, server: ChildProcess): Promise<boolean> {
  for (let waited = 0; waited < READY_MS_MAX; waited += 10) {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return false
    const state = readPostmaster(cluster)
    if (state?.pid === server.pid && state.ready) return true
    await pause(10)
  }
  await stopPostmaster(server.pid ?? 0)
  return false
}

function lastLines(path: string): string {
  return readFileSync(path, 'utf8').trim().split('\n').slice(-8).join('\n')
}
