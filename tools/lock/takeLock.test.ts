import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identityOf } from './processIdentity.ts'
import { takeLock } from './takeLock.ts'

let folder = ''
const lock = () => join(folder, 'run.lock')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The id of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

test('a free lock is taken and given back, and leaves nothing else behind', () => {
  const taken = takeLock(lock())
  expect(readdirSync(folder)).toEqual(['run.lock'])
  if (taken.ok) taken.release()
  expect(readdirSync(folder)).toEqual([])
})

test('a living owner keeps it, and is named', () => {
  const owner = { pid: process.ppid, identity: identityOf(process.ppid), note: 'http://localhost:3000' }
  writeFileSync(lock(), JSON.stringify(owner))
  expect(takeLock(lock())).toEqual({ ok: false, owner })
})

test('a dead owner loses it', () => {
  writeFileSync(lock(), JSON.stringify({ pid: deadPid(), identity: 'some boot/1', note: '' }))
  expect(takeLock(lock()).ok).toBe(true)
})

test('a stranger who got the number of a dead owner does not hold it', () => {
  writeFileSync(lock(), JSON.stringify({ pid: process.ppid, identity: 'an earlier boot/1', note: '' }))
  expect(takeLock(lock()).ok).toBe(true)
})

test('a lock cut short by a full disk is no obstacle', () => {
  writeFileSync(lock(), '{"pid":')
  expect(takeLock(lock()).ok).toBe(true)
})
