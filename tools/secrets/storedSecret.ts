import { randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'secrets'
const BYTES = 32
const OWNER_ONLY = 0o600

/**
 * The secret of this name in a data folder, created on the first call: 64 hex characters that only this account may
 * read. Throws a sentence where the file contains something else.
 */
export function storedSecret(dataFolder: string, name: string): string {
  const folder = join(dataFolder, FOLDER)
  const file = join(folder, name)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stored = read(file) ?? create(file)
  if (!/^[\da-f]{64}$/.test(stored))
    throw new Error(`${file} holds no secret of Touchline. Remove it: the next start makes a new one.`)
  // A copy of the folder may have lost its mode.
  chmodSync(file, OWNER_ONLY)
  return stored
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Written to another file and linked as a whole: two starts at once both read what the first one created, and a
 * killed one leaves no partial file.
 */
function create(file: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(BYTES).toString('hex')}\n`, { mode: OWNER_ONLY })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
