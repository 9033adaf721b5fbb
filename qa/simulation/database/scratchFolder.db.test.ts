import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identityOf } from '@touchline/tools/lock'
import { takeScratchFolder } from './scratchFolder.ts'

let within = ''
beforeEach(() => {
  within = mkdtempSync(join(tmpdir(), 'touchline-scratch-'))
  chmodSync(within, 0o755) // for root the server runs under another account, which must enter it
})
afterEach(() => rmSync(within, { recursive: true, force: true }))

function leave(name: string): string {
  const data = join(within, `touchline-simulation-${name}`, 'data')
  mkdirSync(data, { recursive: true })
  return join(data, 'owner.lock')
}

test('folders of processes that are gone are removed, those of others stay', async () => {
  const pid = spawnSync(process.execPath, ['-e', '']).pid
  writeFileSync(leave('dead'), JSON.stringify({ pid, identity: 'some boot/1', note: '' }))
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  writeFileSync(
    leave('alive'),
    JSON.stringify({ pid: holder.pid, identity: identityOf(holder.pid!), note: '' }),
  )
  mkdirSync(join(within, 'somebody-else'))
  const { path, remove } = await takeScratchFolder(within)
  holder.kill()
  expect(
    readdirSync(within)
      .map(name => join(within, name))
      .toSorted(),
  ).toEqual([join(within, 'somebody-else'), join(within, 'touchline-simulation-alive'), path].toSorted())
  remove()
  expect(readdirSync(within)).toHaveLength(2)
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a run that gets %s leaves neither folder nor server',
  async signal => {
    const main = join(import.meta.dirname, '..', 'main.ts')
    const run = spawn(process.execPath, [main, '--seeds', '500', '--share', '0/1'], {
      env: { ...process.env, TMPDIR: within },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(createInterface({ input: run.stdout }), 'line')
    const [folder] = readdirSync(within)
    expect(folder).toMatch(/^touchline-simulation-/)
    const ended = once(run, 'close')
    run.kill(signal)
    expect(await ended).toEqual([1, null])
    expect(readdirSync(within)).toEqual([])
  },
  120_000,
)
