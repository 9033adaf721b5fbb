import type { SignedLeg } from './readReceipt.ts'

type Priced = Pick<SignedLeg, 'market_id' | 'specifier' | 'outcome_id'>

/**
 * The price of an outcome in the packed prices of a link, x1000; undefined where it is not there. Packed is, deflated,
 * for each market: its id, specifier, status + 8, how many outcomes, and for each its id and `odds / 10 * 2 + active`.
 * Numbers are base-128, texts carry their length.
 */
export async function priceIn(packed: Uint8Array<ArrayBuffer>, wanted: Priced): Promise<number | undefined> {
  const inflated = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(inflated).arrayBuffer())
  const decoder = new TextDecoder()
  let at = 0

  function readNumber(): number {
    let value = 0
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at++]
      if (byte === undefined) throw new Error('cut off')
      value += (byte & 127) * shift
      if (byte < 128) return value
    }
  }
  function readText(): string {
    const length = readNumber()
    at += length
    return decoder.decode(bytes.subarray(at - length, at))
  }

  let found: number | undefined
  while (at < bytes.length) {
    const isMarket = readNumber() === wanted.market_id
    const isLine = readText() === wanted.specifier
    readNumber()
    for (let left = readNumber(); left > 0; left--) {
      const isOutcome = readText() === wanted.outcome_id
      const odds = Math.floor(readNumber() / 2) * 10
      if (isMarket && isLine && isOutcome) found = odds
    }
  }
  return found
}
