import { expect, test } from 'vitest'
import type { CallError, ApiClient } from '@touchline/contract'
import { openApp } from './openApp.ts'

const APP = { provider: 'drawhouse', app: 'harbour-six' }

function createFixture(error?: CallError, hasTabs = true) {
  const log: string[] = []
  const client = ((name: string, input: object) => {
    log.push(`${name} ${JSON.stringify(input)}`)
    return Promise.resolve(error ? { ok: false, error } : { ok: true, value: { url: '/open?token=1' } })
  }) as unknown as ApiClient
  const openTab = () => {
    log.push('tab')
    return hasTabs
      ? { go: (url: string) => log.push(`go ${url}`), close: () => log.push('close') }
      : undefined
  }
  return { log, options: { client, openTab } }
}

test('the tab is opened by the tap, and loads the page once its address is known', async () => {
  const { log, options } = createFixture()
  expect(await openApp(options, APP)).toEqual({ kind: 'opened' })
  const requested = 'launchApp {"params":{"provider":"drawhouse"},"body":{"app":"harbour-six"}}'
  expect(log).toEqual(['tab', requested, 'go /open?token=1'])
})

test('where the browser refuses a tab, the address is returned for a link', async () => {
  expect(await openApp(createFixture(undefined, false).options, APP)).toEqual({
    kind: 'blocked',
    url: '/open?token=1',
  })
})

test.each([
  [{ kind: 'refused', status: 401, body: undefined }, 'signed-out'],
  [{ kind: 'refused', status: 404, body: undefined }, 'failed'],
  [{ kind: 'offline' }, 'offline'],
] as const)('after %j the tab is closed again: %s', async (error, kind) => {
  const { log, options } = createFixture(error)
  expect(await openApp(options, APP)).toEqual({ kind })
  expect(log.at(-1)).toBe('close')
})
