import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { canReach, type SystemAccount } from './account.ts'

/** What must survive the process to find and open the data again; stored in `server.json` of the data folder. */
export interface ServerRecord {
  /** The server's own folder, relative to the data folder when inside it, so that a clone may be moved. */
  readonly cluster: string
  readonly password: string
  /** Last used loopback port; used again when it is free, so that an open database tool stays connected. */
  readonly port: number
}

/** Where the server's files are: in the data folder, or under `shelter` when the account cannot enter it. */
export interface ServerPlace {
  readonly cluster: string
  readonly record: ServerRecord | undefined
  /** Set when existing data must be copied to `cluster` first. */
  readonly copyFrom: string | undefined
}

export function findPlace(
  dataFolder: string,
  account: SystemAccount | undefined,
  shelter: string,
): ServerPlace {
  const record = readRecord(dataFolder)
  const own = join(dataFolder, 'cluster')
  const recorded = record && resolve(dataFolder, record.cluster)
  const reachable = (path: string) => !account || !existsSync(dirname(path)) || canReach(path, account)
  if (recorded && reachable(recorded)) return { cluster: recorded, record, copyFrom: undefined }
  if (!record && existsSync(join(own, 'PG_VERSION'))) {
    throw new Error(
      `${join(dataFolder, 'server.json')} is missing, and with it the password of the database beside it. ` +
        `Put the file back, or remove ${dataFolder} to start with an empty database.`,
    )
  }
  if (!recorded && reachable(own)) return { cluster: own, record, copyFrom: undefined }
  const key = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)
  const cluster = join(shelter, key, 'cluster')
  return { cluster, record, copyFrom: recorded && existsSync(recorded) ? recorded : undefined }
}

/** A folder that every account can enter and only root can write, for the files of a clone in a private home folder. */
export function findShelter(): string {
  const parents = ['/var/lib', '/var/tmp', '/tmp']
  const parent = parents.find(folder => {
    try {
      accessSync(folder, constants.W_OK)
      return true
    } catch {
      return false
    }
  })
  return join(parent ?? '/tmp', 'touchline')
}

export function writeRecord(dataFolder: string, record: ServerRecord): void {
  const inside = relative(dataFolder, record.cluster)
  const cluster = inside.startsWith('..') || isAbsolute(inside) ? record.cluster : inside
  writeFileSync(join(dataFolder, 'server.json'), `${JSON.stringify({ ...record, cluster })}\n`, {
    mode: 0o600,
  })
}

/** Copies a stopped server's folder and hands the copy to the account. */
export function copyCluster(from: string, to: string, account: SystemAccount): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  chmodSync(to, 0o700) // the server refuses a folder that others may read
  chownSync(to, account.uid, account.gid)
  for (const entry of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(to, entry), account.uid, account.gid)
  }
}

/** Creates the folder and returns its real path, so that a link to it gives the same place. */
export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o755 })
  return realpathSync(path)
}

/** The record of its server in a data folder; undefined before the first start. */
export function readRecord(dataFolder: string): ServerRecord | undefined {
  const path = join(dataFolder, 'server.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ServerRecord) : undefined
}
