import { expect, test } from 'vitest'
import type { Maker } from './requests/makeRequest.ts'
import { idempotencyKeyOf, planRound, type Round } from './planRound.ts'
import { createWorld } from './world.ts'

const maker: Maker = { seed: 'a', world: createWorld(), tokens: () => ['token'], keys: [] }
const rounds = Array.from({ length: 400 }, (_, index) => planRound(maker, index * 10, 10))
const sizeOf = (some: readonly Round[]) => some.reduce((sum, { requests }) => sum + requests.length, 0)

test('three of ten requests go out beside another, and fewer at once than the server takes', () => {
  const beside = rounds.filter(({ requests }) => requests.length > 1)
  expect(sizeOf(beside) / sizeOf(rounds)).toBeGreaterThan(0.2)
  expect(Math.max(...rounds.map(({ requests }) => requests.length))).toBe(6)
})

test('a race is one money call, under its own key and under others', () => {
  const races = rounds.filter(({ isRace }) => isRace)
  expect(races.length).toBeGreaterThan(10)
  for (const { requests } of races) {
    const sent = requests.map(({ call, target, body }) => JSON.stringify([call, target, body?.toString()]))
    expect(new Set(sent).size).toBe(1)
    expect(['placeBets', 'cashOut', 'setCashoutRule']).toContain(requests[0]!.call)
  }
  const keys = races.map(({ requests }) => new Set(requests.map(idempotencyKeyOf)).size)
  expect(keys).toContain(1)
  expect(Math.max(...keys)).toBeGreaterThan(2)
})

test('no round exceeds the number of requests left, and each has its number', () => {
  for (const { requests } of Array.from({ length: 100 }, (_, index) => planRound(maker, index * 10, 2))) {
    expect(requests.length).toBeLessThanOrEqual(2)
  }
  for (const [at, { requests }] of rounds.entries())
    expect(requests.map(({ index }) => index)).toEqual(requests.map((_, next) => at * 10 + next))
})
