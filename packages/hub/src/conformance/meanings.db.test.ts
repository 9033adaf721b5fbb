import type { Centrifuge, SubscribedContext } from 'centrifuge'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ERRORS } from '../protocol/codes.ts'
import { collect, connected, next, startTestHub, subscribed, TRANSPORTS } from '../testing/startTestHub.ts'
import { startRelay } from './relay.ts'

interface Coded {
  readonly code: number
  readonly reason: string
}

const SILENT = { debug: () => undefined, error: () => undefined }
const QUICK = { minResubscribeDelay: 5, maxResubscribeDelay: 20 }

describe.each(TRANSPORTS)('%s', transport => {
  test.each([
    ['[RT-1.4.3001] shutdown', 3001, 'connecting'],
    ['[RT-1.4.3004] internal server error', 3004, 'connecting'],
    ['[RT-1.4.3005] connection expired', 3005, 'connecting'],
    ['[RT-1.4.3006] subscription expired', 3006, 'connecting'],
    ['[RT-1.4.3009] write error', 3009, 'connecting'],
    ['[RT-1.4.3010] insufficient state', 3010, 'connecting'],
    ['[RT-1.4.3011] force reconnect', 3011, 'connecting'],
    ['[RT-1.4.3012] no pong', 3012, 'connecting'],
    ['[RT-1.4.3013] too many requests', 3013, 'connecting'],
    ['[RT-1.4.3500] invalid token', 3500, 'disconnected'],
    ['[RT-1.4.3501] bad request', 3501, 'disconnected'],
    ['[RT-1.4.3502] stale', 3502, 'disconnected'],
    ['[RT-1.4.3503] force disconnect', 3503, 'disconnected'],
    ['[RT-1.4.3504] connection limit', 3504, 'disconnected'],
    ['[RT-1.4.3505] channel limit', 3505, 'disconnected'],
    ['[RT-1.4.3506] inappropriate protocol', 3506, 'disconnected'],
    ['[RT-1.4.3507] permission denied', 3507, 'disconnected'],
    ['[RT-1.4.3508] not available', 3508, 'disconnected'],
    ['[RT-1.4.3509] too many errors', 3509, 'disconnected'],
  ] as const)('%s: %i, the client is then %s', async (title, code, state) => {
    const { hub, client, connectionToken } = await startTestHub()
    const c = await connected(client(transport, { token: await connectionToken('7') }))
    const ends = next<Coded>(c, state)
    const reason = title.slice(title.indexOf(']') + 2)
    await hub.disconnect('7', { code, reason })
    expect(await ends).toMatchObject({ code, reason })
    if (state === 'connecting') await c.ready(5_000)
  })

  test('[RT-1.3.100] [RT-1.3.1] what could not be decided is temporary: the client tries again', async () => {
    // An empty key is a configuration error of ours, not an invalid token.
    const { client, connectionToken } = await startTestHub({ tokenSecret: '', logger: SILENT })
    const c = client(transport, { token: await connectionToken('7') })
    c.connect()
    for (const _ of [1, 2]) {
      const { error } = await next<{ error: { code: number; temporary: boolean } }>(c, 'error')
      expect(error).toMatchObject({ code: 100, temporary: true })
    }
    expect(c.state).toBe('connecting')
  })

  test('[RT-1.4.3] a call about a client that was disconnected is error 3', async () => {
    const { client } = await startTestHub()
    const c = client(transport)
    c.connect()
    const waiting = expect(c.rpc('x', {})).rejects.toMatchObject({ code: 3 })
    c.disconnect()
    await waiting
  })

  test('[RT-1.4.2] a server that cannot be reached is error 2, and tried again', async () => {
    const { client } = await startTestHub()
    const c = client(transport, {}, '127.0.0.1:1')
    const error = next<{ error: Coded }>(c, 'error')
    c.connect()
    expect((await error).error).toMatchObject({ code: 2, message: 'transport closed' })
    expect(c.state).toBe('connecting')
  })
})

describe('errors that end a subscription, or do not', () => {
  test.each([
    ['[RT-1.3.101] unauthorized', 101, false],
    ['[RT-1.3.102] unknown channel', 102, false],
    ['[RT-1.3.103] permission denied', 103, false],
    ['[RT-1.3.104] method not found', 104, false],
    ['[RT-1.3.106] limit exceeded', 106, false],
    ['[RT-1.3.107] bad request', 107, false],
    ['[RT-1.3.108] not available', 108, false],
    ['[RT-1.3.110] expired', 110, false],
    ['[RT-1.3.100] internal server error', 100, true],
    ['[RT-1.3.111] too many requests', 111, true],
    ['[RT-1.3.113] concurrent pagination', 113, true],
  ] as const)('%s: %i, temporary: %s', async (title, code, temporary) => {
    const message = title.slice(title.indexOf(']') + 2)
    expect(Object.values(ERRORS)).toContainEqual({ code, message, ...(temporary && { temporary }) })
    const { c, relay } = await throughRelay()
    relay.answer('subscribe', { error: { code, message, temporary } })
    const sub = c.newSubscription('match:1', QUICK)
    const ended = next<Coded>(sub, 'unsubscribed')
    sub.subscribe()
    if (temporary) await sub.ready(5_000)
    else expect(await ended).toMatchObject({ code, reason: message })
  })

  test('[RT-1.3.1] a temporary error is tried again whatever its code, and one below 100 too', async () => {
    for (const error of [{ code: 999, temporary: true }, { code: 99 }]) {
      const { c, relay } = await throughRelay()
      relay.answer('subscribe', { error: { message: 'later', ...error } })
      await subscribed(c, 'match:1', QUICK)
    }
  })
})

describe('what the client sends unprompted', () => {
  test('[RT-1.4.1] no reply in time is error 1', async () => {
    const { c, relay } = await throughRelay({ timeout: 50 })
    relay.drop('rpc')
    await expect(c.rpc('x', {})).rejects.toMatchObject({ code: 1, message: 'timeout' })
  })

  test('[RT-1.4.10] a line that takes nothing is error 10', async () => {
    const { client } = await startTestHub()
    let stuck = false
    class Stuck extends WebSocket {
      override send(...args: [data: string]): void {
        if (stuck) throw new Error('the line takes nothing')
        super.send(...args)
      }
    }
    const c = await connected(client('websocket', { websocket: Stuck }))
    stuck = true
    await expect(c.send({})).rejects.toMatchObject({ code: 10, message: 'transport write error' })
  })

  test('[RT-1.4.11] what waits for a reply when the line ends is error 11', async () => {
    const { c, relay } = await throughRelay()
    relay.drop('rpc')
    const waiting = c.rpc('x', {})
    const seen = expect(waiting).rejects.toMatchObject({ code: 11, message: 'connection closed' })
    relay.cut()
    await seen
  })

  test('[RT-1.4.23] a subscription without a reply in time: the client opens another line, code 3', async () => {
    const { c, relay } = await throughRelay({ timeout: 50 })
    relay.drop('subscribe')
    const connecting = next<Coded>(c, 'connecting')
    c.newSubscription('match:1').subscribe()
    expect(await connecting).toMatchObject({ code: 3, reason: 'subscribe timeout' })
  })

  test('[RT-1.4.24] an error to unsubscribe: the client opens another line, code 4', async () => {
    const { c, relay } = await throughRelay()
    const sub = await subscribed(c, 'match:1')
    relay.answer('unsubscribe', { error: ERRORS.permissionDenied })
    const connecting = next<Coded>(c, 'connecting')
    sub.unsubscribe()
    expect(await connecting).toMatchObject({ code: 4, reason: 'unsubscribe error' })
  })
})

describe('unsubscribes that are not the last word', () => {
  test('[RT-1.4.2500] [RT-6.5] insufficient state: the client subscribes again and gets what was lost', async () => {
    const { hub, c, relay } = await throughRelay()
    const sub = await subscribed(c, 'match:1', QUICK)
    const received = collect(sub)
    relay.rewrite('"code":2000,"reason":"server unsubscribe"', '"code":2500,"reason":"insufficient state"')
    const subscribing = next<Coded>(sub, 'subscribing')
    const again = next<SubscribedContext>(sub, 'subscribed')
    await hub.unsubscribe('', 'match:1')
    await hub.publish('match:1', 'lost')
    expect(await subscribing).toMatchObject({ code: 2500, reason: 'insufficient state' })
    expect(await again).toMatchObject({ wasRecovering: true, recovered: true })
    expect(await received.until(1)).toEqual(['lost'])
  })

  test('[RT-1.4.2502] state invalidated: the client subscribes again without its position', async () => {
    const { hub, c, relay } = await throughRelay()
    await hub.publish('match:1', 'old')
    const sub = await subscribed(c, 'match:1', QUICK)
    relay.rewrite('"code":2000,"reason":"server unsubscribe"', '"code":2502,"reason":"state invalidated"')
    const subscribing = next<Coded>(sub, 'subscribing')
    const again = next<SubscribedContext>(sub, 'subscribed')
    await hub.unsubscribe('', 'match:1')
    expect(await subscribing).toMatchObject({ code: 2502 })
    expect(await again).toMatchObject({ wasRecovering: true, recovered: false })
  })
})

async function throughRelay(options: object = {}) {
  const { hub, host, client } = await startTestHub()
  const relay = await startRelay(host)
  const c: Centrifuge = await connected(client('websocket', options, relay.host))
  return { hub, c, relay }
}
