import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../postgres/index.ts'
import { untilReady } from './untilReady.ts'
import { root } from '../root/index.ts'

const READY_MS_MAX = 120_000 // a first build and the migration of an empty database on a slow machine
const STOP_MS_MAX = 20_000

export interface TestProduct {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/**
 * Starts the whole product as `npm start -- --mode test` does, with an empty database in a temporary folder and a
 * free port, without any `.env` file or settings of the shell. `settings` are variables of `.env.example`.
 */
export async function startTestProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-run-'))
  chmodSync(folder, 0o755) // for root the database runs under another account, which must enter it
  const port = await freePort()
  const { PATH = '', HOME = '', SystemRoot = '' } = process.env
  const child = spawn(process.execPath, ['tools/launch/main.ts', '--mode', 'test', '--no-env-file'], {
    cwd: root,
    env: { PATH, HOME, SystemRoot, PORT: String(port), TOUCHLINE_DATA: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000))
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = once(child, 'close')

  const stop = async () => {
    const endedAlone = child.exitCode !== null || child.signalCode !== null
    const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX)
    child.kill('SIGINT')
    await ended
    clearTimeout(overdue)
    rmSync(folder, { recursive: true, force: true })
    // The tests after that only see a refused connection; this is the cause.
    if (endedAlone) throw new Error(`The product ended by itself. Its output:\n${output.trim()}`)
  }
  const origin = `http://localhost:${port}`
  const giveUp = new AbortController()
  const tooLate = AbortSignal.any([giveUp.signal, AbortSignal.timeout(READY_MS_MAX)])
  const ready = untilReady(`${origin}/readyz`, tooLate).then(() => !tooLate.aborted)
  if (await Promise.race([ready, ended.then(() => false)])) return { origin, stop }
  giveUp.abort()
  await stop().catch(() => {})
  throw new Error(`The product did not start in test mode. Its output:\n${output.trim()}`)
}
