import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')
const run = (...args: string[]): string =>
  execFileSync(process.execPath, [MAIN, ...args], { encoding: 'utf8', timeout: 120_000 })

test('[T1] a seed replays identically, alone and after others on the same database', () => {
  const alone = () => /trace (\w{16})/.exec(run('--seed', '3'))?.[1]
  const first = alone()
  expect(first).toBeDefined()
  expect(alone()).toBe(first)
  const outcomes = run('--seeds', '3', '--share', '0/1').trim().split('\n')
  expect(outcomes.map(line => (JSON.parse(line) as { hash: string }).hash).at(-1)).toBe(first)
}, 300_000)

test('[T2] a planted defect breaks an invariant, which is named with the seed and a trace', () => {
  const result = run('--planted', 'new-key-on-repeat')
  expect(result).toMatch(/caught at seed \d+ by I1: one tap is charged under 2 keys/)
}, 300_000)
