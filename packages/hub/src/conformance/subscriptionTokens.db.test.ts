import { expect, test } from 'vitest'
import { connectRaw, openRaw } from '../testing/rawClient.ts'
import { connected, SECRET, startTestHub, subscribed } from '../testing/startTestHub.ts'
import { signClaims } from './signClaims.ts'

test('[RT-1.2.14] sub_refresh of a channel that is not open is 103', async () => {
  const { host, subscriptionToken } = await startTestHub()
  const raw = await connectRaw(host)
  raw.send({ id: 2, sub_refresh: { channel: '$user:7', token: await subscriptionToken('7', '$user:7') } })
  expect(await raw.frame()).toMatchObject([{ id: 2, error: { code: 103 } }])
})

test.each([
  ['that has ended: 3006', 'the same secret', -1, 3006],
  ['that is badly signed: 3500', 'another secret, as long as the first one is', 60, 3500],
])('[RT-1.2.14] refreshing a subscription with a token %s', async (_, secret, seconds, code) => {
  const { clock, host, connectionToken, subscriptionToken } = await startTestHub()
  const raw = await connectRaw(host, { token: await connectionToken('7') })
  raw.send({ id: 2, subscribe: { channel: '$user:7', token: await subscriptionToken('7', '$user:7') } })
  expect(await raw.frame()).toMatchObject([{ subscribe: { expires: true, ttl: 3_600 } }])
  const exp = Math.floor(clock.now() / 1000) + seconds
  const key = secret === 'the same secret' ? SECRET : secret
  const token = await signClaims({ sub: '7', channel: '$user:7', exp }, key)
  raw.send({ id: 3, sub_refresh: { channel: '$user:7', token } })
  expect((await raw.closed).code).toBe(code)
})

test('[RT-1.2.15] sub_refresh of type 1 or 2 is of shared polls: 108', async () => {
  const { host } = await startTestHub()
  const raw = await connectRaw(host)
  for (const type of [1, 2]) {
    raw.send({ id: 2, sub_refresh: { channel: 'match:1', token: 'x', type } })
    expect(await raw.frame()).toMatchObject([{ id: 2, error: { code: 108 } }])
  }
})

test('[RT-1.3.110] a subscription token that opens nothing any more is 110', async () => {
  const { clock, host, connectionToken } = await startTestHub()
  const raw = await connectRaw(host, { token: await connectionToken('7') })
  const end = Math.floor(clock.now() / 1000) - 1
  const token = await signClaims({ sub: '7', channel: '$user:7', expire_at: end })
  raw.send({ id: 2, subscribe: { channel: '$user:7', token } })
  expect(await raw.frame()).toEqual([{ id: 2, error: { code: 110, message: 'expired' } }])
})

test('[RT-1.7.13] override in a subscription token changes what the namespace gives', async () => {
  const { host, connectionToken } = await startTestHub()
  const raw = await connectRaw(host, { token: await connectionToken('7') })
  const open = async (channel: string, override: object) => {
    raw.send({ id: 2, subscribe: { channel, token: await signClaims({ sub: '7', channel, override }) } })
    return (await raw.frame())[0]!['subscribe']
  }
  expect(await open('match:1', { force_recovery: { value: false } })).toEqual({})
  const positioned = await open('lobby:1', { force_positioning: { value: true } })
  expect(positioned).toEqual({ positioned: true, epoch: expect.any(String) as string })
  expect(await open('lobby:2', { force_recovery: { value: true } })).toMatchObject({ recoverable: true })
  expect(await open('match:2', {})).toMatchObject({ recoverable: true })
})

test('[RT-1.7.19] the namespace is the text before the first colon, without `$`', async () => {
  const { host, connectionToken } = await startTestHub()
  const raw = await connectRaw(host, { token: await connectionToken('7') })
  const open = async (channel: string) => {
    raw.send({ id: 2, subscribe: { channel, token: await signClaims({ sub: '7', channel }) } })
    return (await raw.frame())[0]!
  }
  expect(await open('$match:a:b')).toMatchObject({ subscribe: { recoverable: true } })
  expect(await open('$plain')).toMatchObject({ subscribe: {} })
  expect(await open(':1')).toMatchObject({ subscribe: {} })
  expect(await open('$nowhere:1')).toMatchObject({ error: { code: 102 } })
})

test('[RT-1.7.15] a token decides alone: it opens a channel whose namespace would not', async () => {
  const { client, connectionToken, subscriptionToken } = await startTestHub()
  const c = await connected(client('websocket', { token: await connectionToken('7') }))
  await subscribed(c, 'team:red#8', { token: await subscriptionToken('7', 'team:red#8') })
})

test('[RT-1.7.12] [RT-1.7.2] expire_at overrides exp, and info is shown to the others', async () => {
  const { host, client, clock } = await startTestHub()
  const exp = Math.floor(clock.now() / 1000) + 60
  const raw = await openRaw(host)
  raw.send({
    id: 1,
    connect: { token: await signClaims({ sub: '7', exp, expire_at: 0, info: { name: 'Ann' } }) },
  })
  const [reply] = await raw.frame()
  expect(reply?.['connect']).not.toHaveProperty('expires')
  raw.send({
    id: 2,
    subscribe: { channel: 'plain', token: await signClaims({ sub: '7', channel: 'plain', info: 'vip' }) },
  })
  await raw.frame()
  const sub = await subscribed(await connected(client('websocket')), 'plain')
  const infos = Object.values((await sub.presence()).clients).filter(({ user }) => user === '7')
  expect(infos).toMatchObject([{ connInfo: { name: 'Ann' }, chanInfo: 'vip' }])
})

test('[RT-1.2.13] data of a subscription token is for the client itself', async () => {
  const { host, connectionToken } = await startTestHub()
  const raw = await connectRaw(host, { token: await connectionToken('7') })
  const token = await signClaims({ sub: '7', channel: 'plain', data: { seat: 0 } })
  raw.send({ id: 2, subscribe: { channel: 'plain', token } })
  expect(await raw.frame()).toEqual([{ id: 2, subscribe: { data: { seat: 0 } } }])
})
