import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a line ends with CRLF; a value with a comma, a quote or a line break is quoted', () => {
  expect(csvLine(['a', 'b,c', 'say "no"', 'two\nlines', ''])).toBe('a,"b,c","say ""no""","two\nlines",\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '\t=1', '\r=1', '\tx'])(
  'a text that a spreadsheet would compute is made one that it shows: %j',
  text => {
    expect(csvLine([{ text }])).toMatch(/^"?'/)
  },
)

test.each(['Harbour Town – Ashford Rovers: Full-time result', "O'Neill", '2.35', 'über = mehr'])(
  'a harmless text is as it was: %j',
  text => {
    expect(csvLine([{ text }])).toBe(`${text}\r\n`)
  },
)

test('whatever the cells, a reader of RFC 4180 gets them back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), cells => {
      expect(read(csvLine(cells))).toEqual(cells)
    }),
  )
})

/** Splits one line into its cells. */
function read(line: string): string[] {
  return [...`,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!,
  )
}
