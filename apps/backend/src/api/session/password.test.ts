import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

test('a right password is right, and no other is', async () => {
  const stored = await hashPassword('touchline-demo')
  expect(await verifyPassword('touchline-demo', stored)).toBe(true)
  expect(await verifyPassword('touchline-demp', stored)).toBe(false)
  expect(await verifyPassword('', undefined)).toBe(false)
})

test('an account that does not exist takes as much work as one that does', async () => {
  const stored = await hashPassword('touchline-demo')
  const shortest = { known: Infinity, unknown: Infinity }
  // The shortest of several runs: other load only adds time.
  for (let n = 0; n < 8; n++) {
    for (const [who, hash] of [
      ['known', stored],
      ['unknown', undefined],
    ] as const) {
      const startedAt = performance.now()
      await verifyPassword('a guess', hash)
      shortest[who] = Math.min(shortest[who], performance.now() - startedAt)
    }
  }
  expect(shortest.unknown / shortest.known).toBeGreaterThan(0.5)
  expect(shortest.unknown / shortest.known).toBeLessThan(2)
})
