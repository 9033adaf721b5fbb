import { expect, test } from 'vitest'
import { markFound } from './marked.ts'

const shown = (name: string, text: string) =>
  markFound(name, text)
    .map(piece => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Calder City – Ashford Rangers', 'cal ash', '[Calder] City – [Ashford] Rangers'],
  ['FC Müller-Ørsted', 'mull ors', 'FC [Müller]-[Ørsted]'],
  ['Weißenfels', 'weiss', '[Weißenfels]'],
  ['كالدر سيتي', 'كال', '[كالدر] سيتي'],
  ['Calder', 'кальдер', 'Calder'],
  ['Calder', '', 'Calder'],
])('in %s, %j is found here: %s', (name, text, expected) => {
  expect(shown(name, text)).toBe(expected)
})
