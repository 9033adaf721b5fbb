import { expect, test } from 'vitest'
import type { ApiClient } from '@touchline/contract'
import { lazyClient } from './lazyClient.ts'

const answering = (async (name: string) => ({ ok: true, value: name })) as unknown as ApiClient

test('loading begins at once, and a call waits for it', async () => {
  const { promise, resolve } = Promise.withResolvers<ApiClient>()
  let loads = 0
  const client = lazyClient(() => {
    loads++
    return promise
  })
  expect(loads).toBe(1)
  const call = client('getSystem')
  resolve(answering)
  expect(await call).toEqual({ ok: true, value: 'getSystem' })
  await client('getSystem')
  expect(loads).toBe(1)
})

test('code that cannot be loaded is like a network that is gone; the next call loads it again', async () => {
  let isOnline = false
  const client = lazyClient(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return answering
  })
  expect(await client('getSystem')).toEqual({ ok: false, error: { kind: 'offline' } })
  isOnline = true
  expect(await client('getSystem')).toEqual({ ok: true, value: 'getSystem' })
})
