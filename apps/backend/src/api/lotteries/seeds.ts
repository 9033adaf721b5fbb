import { createHash, createHmac } from 'node:crypto'
import type { RandomBelow } from '@touchline/domain/lottery'

/** What is published of a seed before its draw: SHA-256 of its bytes, as hex digits. */
export function hashSeed(seed: string): string {
  return createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
}

/**
 * The random source of a seed (hex digits): the blocks HMAC-SHA256(seed, "0"), "1" … read as unsigned 32-bit numbers, big end first. A number
 * that would make some results likelier than others is passed over. Whoever has the seed draws the same ([LOTTERY-2], record 0081).
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
