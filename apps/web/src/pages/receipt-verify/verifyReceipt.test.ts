import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { verifyReceipt, type PublishedKey } from './verifyReceipt.ts'

const { subtle } = globalThis.crypto

/** Market 1 with its outcome 1 at 2.35 and 2 at 1.60, as the price log packs it. */
const PACKED = deflateRawSync(Buffer.from([1, 0, 9, 2, 1, 49, 215, 3, 1, 50, 193, 2]))
const PREVIOUS = 'ab'.repeat(32)

function aLink(version = 418, at = 1_795_000_000_000) {
  const numbers = Buffer.alloc(16)
  numbers.writeBigUInt64BE(BigInt(version), 0)
  numbers.writeBigUInt64BE(BigInt(at), 8)
  const hash = createHash('sha256')
    .update(Buffer.from(PREVIOUS, 'hex'))
    .update(numbers)
    .update(PACKED)
    .digest('hex')
  return { version, at, packed: PACKED.toString('base64'), previous_hash: PREVIOUS, hash }
}

const LEG = {
  match_id: '7',
  market_id: 1,
  specifier: '',
  outcome_id: '1',
  odds: 2350,
  price_version: 418,
  home: 'Calder City',
  away: 'Ashford',
  chain: aLink(),
}
const DECIDED = 1_795_000_100_000
const HOUR_MS = 3_600_000
const BET = {
  v: 1,
  ref: '7F3K',
  type: 'single',
  currency: 'EUR',
  subunits: 100,
  stake: 1000,
  decided_at: DECIDED,
  legs: [LEG],
}

function aSigner(id = 'k-1'): { key: PublishedKey; privateKey: KeyObject; signs(bet: object): string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { x } = publicKey.export({ format: 'jwk' })
  return {
    key: { id, publicKey: x!, createdAt: DECIDED - 24 * HOUR_MS, retiredAt: null },
    privateKey,
    signs(bet) {
      const body = JSON.stringify(bet)
      const signature = sign(null, Buffer.from(body), privateKey).toString('base64url')
      return JSON.stringify({ body, signature, key_id: id })
    },
  }
}

const { key, signs } = aSigner()
const verdictOf = (text: string, keys = [key]) => verifyReceipt(text, keys, subtle)

test('an unchanged receipt is valid, and its price is proved by its link of the chain', async () => {
  expect(await verdictOf(signs(BET))).toEqual({ kind: 'valid', bet: BET, proofs: ['proved'] })
})

test('a receipt changed anywhere is not valid', async () => {
  const { body, signature, key_id } = JSON.parse(signs(BET)) as Record<
    'body' | 'signature' | 'key_id',
    string
  >
  const tampered = JSON.stringify({ body: body.replace('1000', '9000'), signature, key_id })
  expect(await verdictOf(tampered)).toEqual({ kind: 'changed' })
  await fc.assert(
    fc.asyncProperty(fc.nat(body.length - 1), fc.integer({ min: 32, max: 126 }), async (at, code) => {
      const other = body.slice(0, at) + String.fromCharCode(code) + body.slice(at + 1)
      fc.pre(other !== body)
      const { kind } = await verdictOf(JSON.stringify({ body: other, signature, key_id }))
      expect(['changed', 'no-receipt']).toContain(kind)
    }),
    { numRuns: 300 },
  )
  expect(
    await verdictOf(JSON.stringify({ body, signature: `${signature.slice(0, -4)}AAAA`, key_id })),
  ).toEqual({
    kind: 'changed',
  })
  expect(await verdictOf(JSON.stringify({ body, signature: '%%%', key_id }))).toEqual({ kind: 'changed' })
})

test('a receipt signed with another key under our key’s name is reported as changed; one of an unpublished key names it', async () => {
  const other = aSigner()
  expect(await verdictOf(other.signs(BET))).toEqual({ kind: 'changed' })
  expect(await verdictOf(aSigner('k-9').signs(BET))).toEqual({ kind: 'unknown-key', keyId: 'k-9' })
})

test('a retired key still verifies what it signed', async () => {
  const old = aSigner('k-0')
  const retired = { ...old.key, retiredAt: DECIDED + 1 }
  expect(await verdictOf(old.signs(BET), [retired, key])).toMatchObject({ kind: 'valid' })
})

test.each([
  ['after its key was retired', { retiredAt: DECIDED - HOUR_MS - 1 }, 'out-of-time'],
  ['while machines were replaced', { retiredAt: DECIDED - HOUR_MS }, 'valid'],
  ['before its key was made', { createdAt: DECIDED + HOUR_MS + 1 }, 'out-of-time'],
  ['as its key was made, by a clock that is behind', { createdAt: DECIDED + HOUR_MS }, 'valid'],
] as const)('a receipt decided %s: %o is %s', async (_, times, kind) => {
  const old = aSigner('k-0')
  expect(await verdictOf(old.signs(BET), [{ ...old.key, ...times }, key])).toMatchObject({
    kind,
    ...(kind === 'out-of-time' && { keyId: 'k-0' }),
  })
})

test('a receipt that does not say when it was decided was signed by a key at no time it was in use', async () => {
  const { decided_at: _, ...timeless } = BET
  expect(await verdictOf(signs(timeless))).toEqual({ kind: 'out-of-time', keyId: 'k-1' })
})

test.each([
  [''],
  ['hello'],
  ['[]'],
  ['null'],
  ['{"body":1}'],
  ['{"body":"x","signature":"y","key_id":"k-1"}'],
  ['"x"'],
])('%j is no receipt', async text => expect(await verdictOf(text)).toEqual({ kind: 'no-receipt' }))

test('whatever is dropped, there is a verdict', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async text => {
      expect((await verdictOf(text)).kind).toBe('no-receipt')
    }),
    { numRuns: 300 },
  )
})

test('a browser without such signatures reports it', async () => {
  expect(await verifyReceipt(signs(BET), [key], undefined)).toEqual({ kind: 'unsupported' })
})

test.each([
  ['proved', LEG],
  ['broken', { ...LEG, odds: 2340 }],
  ['broken', { ...LEG, outcome_id: '3' }],
  ['broken', { ...LEG, price_version: 417 }],
  ['broken', { ...LEG, price_version: 419, chain: { ...aLink(), version: 419 } }],
  ['broken', { ...LEG, chain: { ...aLink(), at: 1 } }],
  ['broken', { ...LEG, chain: { ...aLink(), packed: 'AAAA' } }],
  ['broken', { ...LEG, chain: { ...aLink(), previous_hash: 'zz' } }],
  ['unlogged', { ...LEG, chain: null }],
] as const)('a leg is %s: %o', async (proof, leg) => {
  expect(await verdictOf(signs({ ...BET, legs: [leg] }))).toMatchObject({ kind: 'valid', proofs: [proof] })
})

test('a leg of a custom bet need not have a price in its link: the bet was sold at a joint price', async () => {
  const legs = [LEG, { ...LEG, outcome_id: '3' }]
  const bet = { ...BET, type: 'custom_bet', legs }
  expect(await verdictOf(signs(bet))).toMatchObject({ kind: 'valid', proofs: ['proved', 'linked'] })
  expect(await verdictOf(signs({ ...bet, type: 'combo' }))).toMatchObject({ proofs: ['proved', 'broken'] })
})
