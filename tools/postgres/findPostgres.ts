import { resolve } from 'node:path'
import { DATABASE_NAME } from './initCluster.ts'
import { readRecord } from './place.ts'
import { readPostmaster } from './postmaster.ts'
import { identityOf, isAlive } from '../lock/index.ts'

/**
 * The `postgres://` address of the server that runs on a data folder, with the password in it; undefined where none
 * does.
 */
export function findPostgres(dataFolder: string): string | undefined {
  const record = readRecord(dataFolder)
  if (!record) return undefined
  const running = readPostmaster(resolve(dataFolder, record.cluster))
  if (!running?.ready || !isAlive(running.pid) || identityOf(running.pid) === undefined) return undefined
  return `postgres://${DATABASE_NAME}:${record.password}@127.0.0.1:${record.port}/${DATABASE_NAME}`
}
