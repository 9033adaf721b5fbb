import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import type { TestDatabase } from '@touchline/testkit'
import { emptyDatabase } from '#testing'

let database: TestDatabase | undefined
let child: ChildProcess | undefined
afterEach(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await database?.drop()
  database = undefined
})

function run(environment: Record<string, string>): ChildProcess {
  child = spawn(process.execPath, [new URL('./main.ts', import.meta.url).pathname], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return child
}
async function firstLine(stream: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line
  return ''
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'reports when it is ready, and ends cleanly on %s',
  async signal => {
    database = await emptyDatabase()
    const process = run({ DATABASE_URL: database.url, TOUCHLINE_MODE: 'test' })
    const { ready, port } = JSON.parse(await firstLine(process.stdout!)) as { ready: boolean; port: number }
    expect(ready).toBe(true)
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    process.kill(signal)
    expect(await once(process, 'exit')).toEqual([0, null])
  },
  90_000,
)

test.each([
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be'],
  [
    { DATABASE_URL: 'postgres://x/y', TOUCHLINE_MODE: 'production' },
    'REALTIME_SECRET must be a secret of your own',
  ],
])('%j ends with one sentence', async (environment, sentence) => {
  const process = run(environment)
  const [line, [code]] = await Promise.all([firstLine(process.stderr!), once(process, 'exit')])
  expect(line).toContain(sentence)
  expect(code).toBe(1)
})
