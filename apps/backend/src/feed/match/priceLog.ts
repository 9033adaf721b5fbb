import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { MarketRecord } from './matchRecord.ts'

/** The first hash of a match's price log. */
export const genesisHash = (matchId: string): Buffer => createHash('sha256').update(matchId).digest()

/**
 * Hash of a row: over the row before it, its version and instant (eight bytes each, big endian) and its packed prices.
 */
export function rowHash(previous: Buffer, version: number, at: number, packed: Buffer): Buffer {
  const numbers = Buffer.alloc(16)
  numbers.writeBigUInt64BE(BigInt(version), 0)
  numbers.writeBigUInt64BE(BigInt(at), 8)
  return createHash('sha256').update(previous).update(numbers).update(packed).digest()
}

/**
 * Changed markets as bytes. Numbers are base-128, texts carry their length: market id, specifier, status + 8, number of
 * outcomes, and for each its id and `odds 10 * 2 + active` (prices of the grid are whole hundredths). The whole is
 * deflated.
 */
export function packPrices(markets: readonly MarketRecord[]): Buffer {
  const bytes: number[] = []
  for (const { marketId, specifier, status, outcomes } of markets) {
    number(bytes, marketId)
    text(bytes, specifier)
    number(bytes, status + 8)
    number(bytes, outcomes.length)
    for (const { id, odds, active } of outcomes) {
      text(bytes, id)
      number(bytes, Math.round(odds / 10) * 2 + (active ? 1 : 0))
    }
  }
  return deflateRawSync(Buffer.from(bytes), { level: 6 })
}

export type LoggedMarket = Pick<MarketRecord, 'marketId' | 'specifier' | 'status' | 'outcomes'>

/** Reads what {@link packPrices} wrote. */
export function unpackPrices(deflated: Buffer): LoggedMarket[] {
  const packed = inflateRawSync(deflated)
  let at = 0
  const readNumber = () => {
    let value = 0
    for (let shift = 1; ; shift *= 128) {
      const byte = packed[at++]!
      value += (byte & 127) * shift
      if (byte < 128) return value
    }
  }
  const readText = () => {
    const length = readNumber()
    at += length
    return packed.toString('utf8', at - length, at)
  }
  const markets: LoggedMarket[] = []
  while (at < packed.length) {
    const [marketId, specifier, status] = [readNumber(), readText(), readNumber() - 8]
    const outcomes = Array.from({ length: readNumber() }, () => {
      const id = readText()
      const price = readNumber()
      return { id, odds: Math.floor(price / 2) * 10, active: price % 2 === 1 }
    })
    markets.push({ marketId, specifier, status: status as LoggedMarket['status'], outcomes })
  }
  return markets
}

function number(bytes: number[], value: number): void {
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) | 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

function text(bytes: number[], value: string): void {
  const encoded = Buffer.from(value, 'utf8')
  number(bytes, encoded.length)
  bytes.push(...encoded)
}
