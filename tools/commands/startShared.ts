import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { untilReady } from '../launch/index.ts'
import { freePort } from '../postgres/index.ts'

const READY_MS_MAX = 120_000

export interface SharedProduct {
  /** Variables that a command needs to use it. */
  readonly environment: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/** Starts a product for the commands that need a running one: `ledger:check`, `screens`, tests in a browser. */
export async function startShared(root: string): Promise<SharedProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-commands-'))
  chmodSync(folder, 0o755) // for root the database runs under another account, which must enter it
  const port = String(await freePort())
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, ['tools/launch/main.ts', '--mode', 'test', '--no-env-file'], {
    cwd: root,
    env: { PATH, HOME, PORT: port, TOUCHLINE_DATA: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  const endWithUs = (): void => void child.kill('SIGTERM')
  process.once('exit', endWithUs)
  const origin = `http://localhost:${port}`
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
    process.off('exit', endWithUs)
    rmSync(folder, { recursive: true, force: true })
  }
  const tooLate = AbortSignal.timeout(READY_MS_MAX)
  await Promise.race([untilReady(`${origin}/readyz`, tooLate), ended])
  if (child.exitCode === null && !tooLate.aborted)
    return { environment: { BASE_URL: origin, TOUCHLINE_DATA: folder }, stop }
  await stop()
  throw new Error('The product for the commands did not start.')
}
