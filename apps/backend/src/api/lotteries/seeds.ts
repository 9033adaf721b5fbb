import { createHash, createHmac } from 'node:crypto'
import type { RandomBelow } from '@touchline/domain/lottery'

/** The commitment that is published before the draw: SHA-256 of the seed's bytes, as hex digits. */
export function hashSeed(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
}

/**
 * The random source of a seed (hex digits): the blocks HMAC-SHA256(seed, "0"), "1" … read as unsigned 32-bit big-endian
 * numbers. Numbers that would bias the result are skipped. The same seed always gives the same draw ([LOTTERY-2],
 * record 0081).
 */
export function belowOf(seed: string): RandomBelow {
  const words = wordsOf(Buffer.from(seed, 'hex'))
  return bound => {
    const limit = 2 ** 32 - (2 ** 32 % bound)
    for (;;) {
      const word: number = words.next().value!
      if (word < limit) return word % bound
    }
  }
}

function* wordsOf(seed: Buffer): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', seed).update(String(block)).digest()
    for (let at = 0; at < bytes.length; at += 4) yield bytes.readUInt32BE(at)
  }
}
