/// <reference types="node" />

import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceLinkWire, PriceRootWire } from '../wire/betting/receipt.ts'
import { verifyChain, type ChainFault, type PriceProof } from './verifyChain.ts'

const MATCH = '50001'
const DAY_MS = 86_400_000
const NOON = Date.UTC(2026, 10, 20, 12)

const sha256 = (bytes: Uint8Array) => Uint8Array.from(createHash('sha256').update(bytes).digest())
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const START = hexOf(sha256(Buffer.from(MATCH)))

/** What a link's hash covers, written as the wire documents it and not by the code that is tested. */
function hashOf({ previous_hash, version, at, packed }: Omit<PriceLinkWire, 'hash'>): string {
  const numbers = Buffer.alloc(16)
  numbers.writeBigUInt64BE(BigInt(version))
  numbers.writeBigUInt64BE(BigInt(at), 8)
  return hexOf(
    sha256(Buffer.concat([Buffer.from(previous_hash, 'hex'), numbers, Buffer.from(packed, 'base64')])),
  )
}

type Price = { readonly version: number; readonly at: number }

/** A chain of these prices from the beginning of the match, as a back end stores it. */
function chainOf(prices: readonly Price[], start = START): PriceLinkWire[] {
  const links: PriceLinkWire[] = []
  for (const { version, at } of prices) {
    const previous_hash = links.at(-1)?.hash ?? start
    const link = {
      version,
      at,
      packed: Buffer.from(`prices of ${version}`).toString('base64'),
      previous_hash,
    }
    links.push({ ...link, hash: hashOf(link) })
  }
  return links
}

/** The last link of each day but the current one. */
function rootsOf(links: readonly PriceLinkWire[]): PriceRootWire[] {
  const days = links.map(({ at, version, hash }) => ({
    day: new Date(at).toISOString().slice(0, 10),
    version,
    hash,
  }))
  return days.filter(({ day }, i) => days[i + 1] && days[i + 1]!.day !== day)
}

/** Five prices on three days: two, two, one. */
const PRICES: readonly Price[] = [
  { version: 3, at: NOON },
  { version: 4, at: NOON + 1 },
  { version: 9, at: NOON + DAY_MS },
  { version: 10, at: NOON + DAY_MS + 60_000 },
  { version: 12, at: NOON + 2 * DAY_MS },
]
const LINKS = chainOf(PRICES)
const ROOTS = rootsOf(LINKS)

function check(facts: Partial<PriceProof>): Promise<ChainFault | undefined> {
  return verifyChain({ matchId: MATCH, from: 0, links: LINKS, roots: ROOTS, ...facts }, sha256)
}
const replaced = (i: number, facts: Partial<PriceLinkWire>) =>
  LINKS.map((link, at) => (at === i ? { ...link, ...facts } : link))
/** A link with other contents and the hash that fits them: a forger who can compute hashes. */
function forged(i: number, facts: Partial<PriceLinkWire>): PriceLinkWire[] {
  const link = { ...LINKS[i]!, ...facts }
  return LINKS.map((other, at) => (at === i ? { ...link, hash: hashOf(link) } : other))
}

describe('a valid chain', () => {
  test('is whole: from the start of the match over the roots of its days', async () => {
    expect(ROOTS.map(({ day, version }) => [day, version])).toEqual([
      ['2026-11-20', 4],
      ['2026-11-21', 10],
    ])
    expect(await check({})).toBeUndefined()
  })

  test('may be without roots: all of one day, or not closed yet', async () => {
    expect(await check({ roots: [] })).toBeUndefined()
    expect(await check({ links: LINKS.slice(0, 2), roots: [] })).toBeUndefined()
  })

  test('may be empty: the match has no prices yet', async () => {
    expect(await check({ links: [], roots: [] })).toBeUndefined()
    expect(await check({ links: [] })).toBeUndefined()
  })

  test.each([0, 1, 2, 3, 4])('may begin at link %i, when that version was requested', async i => {
    expect(await check({ from: PRICES[i]!.version, links: LINKS.slice(i) })).toBeUndefined()
  })

  test('may begin after a root, whose day was removed', async () => {
    expect(await check({ links: LINKS.slice(2) })).toBeUndefined()
    expect(await check({ from: 5, links: LINKS.slice(2) })).toBeUndefined()
    expect(await check({ links: LINKS.slice(4) })).toBeUndefined()
  })

  test('may begin with the root itself: the last price of its day', async () => {
    expect(await check({ links: LINKS.slice(1) })).toBeUndefined()
    expect(await check({ links: LINKS.slice(3) })).toBeUndefined()
  })

  test('may end before its day does: an answer has at most 500 links', async () => {
    for (const length of [1, 2, 3, 4]) expect(await check({ links: LINKS.slice(0, length) })).toBeUndefined()
  })

  test('may be of a day whose root is further on than the answer reaches', async () => {
    const roots = [...ROOTS, { day: '2026-11-22', version: 13, hash: START }]
    expect(await check({ links: LINKS.slice(2), roots })).toBeUndefined()
  })

  test('is checked with a hash that answers later, as in a browser', async () => {
    const later = async (bytes: Uint8Array) => sha256(bytes)
    expect(await verifyChain({ matchId: MATCH, from: 0, links: LINKS, roots: ROOTS }, later)).toBeUndefined()
  })
})

describe('changed: a link that does not match its hash', () => {
  test.each([
    ['packed', 'AAAA'],
    ['packed', ''],
    ['at', NOON + DAY_MS + 1],
    ['version', 8],
    ['hash', START],
    ['previous_hash', START],
    ['hash', ''],
  ])('another %s (%s)', async (name, value) => {
    expect(await check({ links: replaced(2, { [name]: value }) })).toEqual({
      kind: 'changed',
      version: name === 'version' ? 8 : 9,
    })
  })

  test.each([0, 1, 2, 3, 4])('a single bit of the prices of link %i', async i => {
    const bytes = Buffer.from(LINKS[i]!.packed, 'base64')
    bytes[bytes.length - 1]! ^= 1
    const links = replaced(i, { packed: bytes.toString('base64') })
    expect(await check({ links })).toEqual({ kind: 'changed', version: PRICES[i]!.version })
  })

  test('the first fault is named, whatever comes after it', async () => {
    const links = LINKS.map((link, i) => (i >= 1 ? { ...link, packed: 'AAAA' } : link))
    expect(await check({ links })).toEqual({ kind: 'changed', version: 4 })
  })
})

describe('not following: something was taken out, put in or moved', () => {
  test.each([1, 2, 3])('link %i is missing', async i => {
    expect(await check({ links: LINKS.filter((_, at) => at !== i), roots: [] })).toEqual({
      kind: 'not-following',
      version: PRICES[i + 1]!.version,
    })
  })

  test('the first link is missing, and the match did not begin with the second', async () => {
    expect(await check({ links: LINKS.slice(1), roots: [] })).toEqual({ kind: 'not-following', version: 4 })
  })

  test('links between the root and the first are missing', async () => {
    expect(await check({ links: LINKS.slice(3), roots: ROOTS.slice(0, 1) })).toEqual({
      kind: 'not-following',
      version: 10,
    })
  })

  test('two links have changed places', async () => {
    const links = [LINKS[1]!, LINKS[0]!, ...LINKS.slice(2)]
    expect(await check({ from: 4, links, roots: [] })).toEqual({ kind: 'not-following', version: 3 })
  })

  test('a link is there twice', async () => {
    const links = [LINKS[0]!, LINKS[0]!, ...LINKS.slice(1)]
    expect(await check({ links, roots: [] })).toEqual({ kind: 'not-following', version: 3 })
  })

  test('a forged link has the right hash, and the next one does not follow it', async () => {
    expect(await check({ links: forged(2, { packed: 'AAAA' }), roots: [] })).toEqual({
      kind: 'not-following',
      version: 10,
    })
  })

  test('the chain of another match', async () => {
    expect(await check({ matchId: '50002' })).toEqual({ kind: 'not-following', version: 3 })
  })

  test.each([
    [4, 'the same'],
    [3, 'a lower'],
  ])('a version after %i that is %s one, with every hash right', async version => {
    const links = chainOf([
      { version: 4, at: NOON },
      { version, at: NOON + 1 },
    ])
    expect(await check({ links, roots: [] })).toEqual({ kind: 'not-following', version })
  })

  test('the nearest root before the first link counts, not an older one', async () => {
    expect(await check({ links: LINKS.slice(4) })).toBeUndefined()
    expect(await check({ links: LINKS.slice(4), roots: ROOTS.slice(0, 1) })).toEqual({
      kind: 'not-following',
      version: 12,
    })
  })
})

describe('other root: the published root of the day is not of this chain', () => {
  const otherRoot = (i: number, facts: Partial<PriceRootWire>) =>
    ROOTS.map((root, at) => (at === i ? { ...root, ...facts } : root))

  test('its hash is another', async () => {
    expect(await check({ roots: otherRoot(0, { hash: START }) })).toEqual({ kind: 'other-root', version: 4 })
    expect(await check({ roots: otherRoot(1, { hash: START }) })).toEqual({ kind: 'other-root', version: 10 })
  })

  test('a price was added to its day later', async () => {
    expect(await check({ roots: otherRoot(0, { version: 3, hash: LINKS[0]!.hash }) })).toEqual({
      kind: 'other-root',
      version: 4,
    })
  })

  test('the last price of its day was taken away, with every hash right', async () => {
    const links = chainOf(PRICES.filter(({ version }) => version !== 4))
    expect(await check({ links, roots: ROOTS.slice(0, 1) })).toEqual({ kind: 'other-root', version: 3 })
  })

  test('the whole chain was computed anew from the first price: the roots tell', async () => {
    const links = chainOf(PRICES.map(price => ({ ...price, at: price.at + 1 })))
    expect(await check({ links })).toEqual({ kind: 'other-root', version: 4 })
    expect(await check({ links, roots: [] })).toBeUndefined()
  })

  test('days end at midnight UTC', async () => {
    const midnight = Date.UTC(2026, 10, 21)
    const links = chainOf([
      { version: 1, at: midnight - 1 },
      { version: 2, at: midnight },
    ])
    const root = (day: string, i: number) => [{ day, version: links[i]!.version, hash: links[i]!.hash }]
    expect(await check({ links, roots: root('2026-11-20', 0) })).toBeUndefined()
    expect(await check({ links, roots: root('2026-11-21', 1) })).toBeUndefined()
    expect(await check({ links, roots: root('2026-11-20', 1) })).toEqual({ kind: 'other-root', version: 1 })
    expect(await check({ links, roots: root('2026-11-21', 0) })).toEqual({ kind: 'other-root', version: 2 })
  })
})

describe('any chain', () => {
  const PRICE_LISTS = fc
    .array(fc.record({ gap: fc.integer({ min: 1, max: 50 }), ms: fc.integer({ min: 0, max: DAY_MS }) }), {
      minLength: 2,
      maxLength: 8,
    })
    .map(steps => {
      let [version, at] = [0, NOON]
      return steps.map(({ gap, ms }) => ({ version: (version += gap), at: (at += ms) }))
    })

  test('is valid, and so is each part of it that begins where it was requested', async () => {
    await fc.assert(
      fc.asyncProperty(PRICE_LISTS, fc.nat({ max: 7 }), async (prices, begin) => {
        const links = chainOf(prices)
        const part = links.slice(begin % links.length)
        expect(await check({ links, roots: rootsOf(links) })).toBeUndefined()
        expect(await check({ from: part[0]!.version, links: part, roots: rootsOf(links) })).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })

  test('shows any single change of any field of any link', async () => {
    const changes: readonly Partial<PriceLinkWire>[] = [
      { packed: 'AAAA' },
      { at: 1 },
      { version: 0 },
      { hash: START },
    ]
    await fc.assert(
      fc.asyncProperty(
        PRICE_LISTS,
        fc.nat({ max: 7 }),
        fc.constantFrom(...changes),
        async (prices, i, change) => {
          const links = chainOf(prices)
          const at = i % links.length
          links[at] = { ...links[at]!, ...change }
          expect((await check({ links, roots: [] }))?.kind).toBe('changed')
        },
      ),
      { numRuns: 40 },
    )
  })

  test('shows that a link inside it is missing', async () => {
    await fc.assert(
      fc.asyncProperty(PRICE_LISTS, fc.nat({ max: 7 }), async (prices, i) => {
        const links = chainOf(prices)
        const at = i % (links.length - 1)
        expect((await check({ links: links.toSpliced(at, 1), roots: [] }))?.kind).toBe('not-following')
      }),
      { numRuns: 40 },
    )
  })
})
