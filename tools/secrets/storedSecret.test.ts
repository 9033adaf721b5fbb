import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { storedSecret } from './storedSecret.ts'

const folder = mkdtempSync(join(tmpdir(), 'touchline-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const modeOf = (...path: readonly string[]) => statSync(join(folder, ...path)).mode & 0o777

test('a secret is made once, stays, and is for its owner alone', () => {
  const made = storedSecret(folder, 'one')
  expect(made).toMatch(/^[\da-f]{64}$/)
  expect(storedSecret(folder, 'one')).toBe(made)
  expect([modeOf('secrets'), modeOf('secrets', 'one')]).toEqual([0o700, 0o600])
  expect(readdirSync(join(folder, 'secrets'))).toEqual(['one'])
})

test('each name and each folder has its own', () => {
  const other = mkdtempSync(join(tmpdir(), 'touchline-secrets-'))
  expect(
    new Set([storedSecret(folder, 'one'), storedSecret(folder, 'two'), storedSecret(other, 'one')]).size,
  ).toBe(3)
  rmSync(other, { recursive: true })
})

test('a file that others may read is closed to them', () => {
  storedSecret(folder, 'open')
  chmodSync(join(folder, 'secrets', 'open'), 0o644)
  storedSecret(folder, 'open')
  expect(modeOf('secrets', 'open')).toBe(0o600)
})

test('a file that holds no secret is not used as one', () => {
  writeFileSync(join(folder, 'secrets', 'empty'), '')
  expect(() => storedSecret(folder, 'empty')).toThrow('holds no secret of Touchline')
})
