import { Centrifuge } from 'centrifuge'
import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { encodeDelta } from './encodeDelta.ts'

/** The client's own decoder, which is not exported: a delta it cannot read is lost. */
const { applyDeltaIfNeeded } = (new Centrifuge('ws://127.0.0.1') as unknown as { _codec: Decoder })._codec

interface Decoder {
  applyDeltaIfNeeded(
    publication: { readonly data: string; readonly delta: boolean },
    before: Uint8Array,
  ): { readonly newData: unknown; readonly newPrevValue: Uint8Array }
}

/** Characters of one, two, three and four bytes, including neighbours that differ only in the last byte. */
const LETTERS = Array.from('abz09 ,":{}é è ü ß Ж жйкЁё ع غ ف מ א 日本月 한국 €₽ 😀😁🏀⚽')
const text = (maxLength: number) =>
  array(constantFrom(...LETTERS), { maxLength }).map(letters => letters.join(''))

const edits = record({
  head: text(60),
  middle: text(40),
  tail: text(80),
  inserted: text(12),
  removed: integer({ min: 0, max: 12 }),
  odds: integer({ min: 1_000, max: 99_999 }),
})

interface Edit {
  readonly head: string
  readonly middle: string
  readonly tail: string
  readonly inserted: string
  readonly removed: number
  readonly odds: number
}

function documents({ head, middle, tail, inserted, removed, odds }: Edit): { before: string; after: string } {
  const write = (names: readonly string[], price: number) =>
    JSON.stringify({ names, odds: price, rest: names.join('|').repeat(2) })
  const changed = Array.from(middle).slice(removed).join('') + inserted
  return { before: write([head, middle, tail], odds - 1), after: write([head, changed, tail], odds) }
}

test('[RT-1.6.9] 6,000 edits of mixed scripts: every delta is text, and gives what was published', () => {
  let deltas = 0
  assert(
    property(edits, edit => {
      const { before, after } = documents(edit)
      const delta = encodeDelta(before, after)
      if (delta === undefined) return
      deltas++
      expect(delta).not.toContain('\uFFFD')
      const base = new TextEncoder().encode(before)
      const { newData, newPrevValue } = applyDeltaIfNeeded({ data: delta, delta: true }, base)
      expect(new TextDecoder().decode(newPrevValue)).toBe(after)
      expect(newData).toEqual(JSON.parse(after))
      expect(Buffer.byteLength(delta)).toBeLessThan(Buffer.byteLength(after))
    }),
    { numRuns: 6_000 },
  )
  expect(deltas).toBeGreaterThan(4_000)
})

test('[RT-1.6.9] two letters that share their first byte: the byte is not left at the end of a copy', () => {
  const price = (name: string) =>
    JSON.stringify({ name, market: 'Основное время', odds: 2_150, line: 'Тотал' })
  const delta = encodeDelta(price('Спартак Москва é'), price('Спартак Москва è'))
  expect(delta).toContain('è')
  const before = new TextEncoder().encode(price('Спартак Москва é'))
  expect(applyDeltaIfNeeded({ data: delta!, delta: true }, before).newData).toMatchObject({
    name: 'Спартак Москва è',
  })
})

test('[RT-1.6.4] what is not shorter than the document is no delta', () => {
  expect(encodeDelta('{"a":1}', '{"a":2}')).toBeUndefined()
  assert(
    property(text(40), after => {
      const delta = encodeDelta('short', after)
      expect(delta === undefined || Buffer.byteLength(delta) < Buffer.byteLength(after)).toBe(true)
    }),
  )
})
