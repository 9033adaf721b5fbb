import { expect, test } from 'vitest'
import { findCostlyText, type Reader } from './findCostlyText.ts'

test.each<[string, Reader]>([
  ['looks at its beginning', text => text.slice(0, 35)],
  ['cuts it up', text => text.split(',').map(part => part.trim())],
  ['sorts its parts', text => text.split(',').toSorted()],
  ['reads it as JSON', text => JSON.parse(text) as unknown],
  ['decodes it', text => decodeURIComponent(text)],
])('a reader that %s is no fault', (_, read) => {
  expect(findCostlyText(read)).toBeUndefined()
})

/** An earlier parser of `Accept-Language`: it rebuilds each part of a tag for each shorter tag. */
function shorterAndShorter(tag: string): readonly string[] {
  const parts = tag.split(/[-_]/)
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
}

function withoutDoubles(text: string): readonly string[] {
  const seen: string[] = []
  for (const [at] of text.split(',').entries()) if (!seen.includes(`x${at}`)) seen.push(`x${at}`)
  return seen
}

test.each<[string, Reader, string]>([
  ['puts together all beginnings', shorterAndShorter, '-'],
  ['looks back at every end', text => /\s+$/.test(text), ' '],
  ['looks each part up among all before', withoutDoubles, ','],
])(
  'a reader that %s is found',
  (_, read, unit) => {
    expect(findCostlyText(read)).toContain(unit)
  },
  60_000,
)

test('a pattern that doubles its work with each letter is found, and does not hang', () => {
  const read = (text: string): boolean => /^(?:a|a)+$/.test(text)
  expect(findCostlyText(read)).toMatch(/ms for \d+ characters/)
}, 60_000)
