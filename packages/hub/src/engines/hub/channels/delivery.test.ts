import { describe, expect, test } from 'vitest'
import { Delivery, readerOf } from './delivery.ts'
import { Publication } from './publication.ts'

const before = JSON.stringify({ match: 'm1', odds: [1_950, 3_400, 4_200], teams: ['Lyon', 'Nantes'] })
const publication = new Publication(7, before.replace('1950', '2000'), { tags: { kind: 'odds' } }, before)

describe('Delivery', () => {
  test('[RT-1.6.10] every reader gets the same line: a delta is made and written once', () => {
    const delivery = new Delivery('match:1', publication)
    const lines: Buffer[] = []
    for (let n = 0; n < 3; n += 1)
      readerOf(line => lines.push(line), { delta: true, hasBase: true })(delivery)
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line).toBe(lines[0])
    expect(lines[0]!.toString()).toContain('"delta":true')
  })

  test('[RT-1.6.6] a reader without a base gets the first whole and the next as a delta', () => {
    const texts: string[] = []
    const read = readerOf(line => texts.push(line.toString()), { delta: true, hasBase: false })
    for (let n = 0; n < 2; n += 1) read(new Delivery('match:1', publication))
    expect(texts.map(text => text.includes('"delta":true'))).toEqual([false, true])
  })
})
