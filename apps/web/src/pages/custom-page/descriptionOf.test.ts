import { expect, test } from 'vitest'
import { descriptionOf } from './descriptionOf.ts'

const describePage = (text: string) =>
  descriptionOf({ title: 'Payments', blocks: [{ text }, { text: 'More.' }] })

test('[2.5] a page of the operator’s own is described by how its first text begins', () => {
  expect(describePage('You pay by card.\n\nWe pay\nwithin a day. ')).toBe(
    'You pay by card. We pay within a day.',
  )
  expect(descriptionOf({ title: 'Payments', blocks: [] })).toBe('Payments')
})

test.each([
  ['word '.repeat(40), `${'word '.repeat(32).trim()}…`],
  [`${'word '.repeat(31)}longer than there is room for`, `${'word '.repeat(31).trim()}…`],
  ['字'.repeat(200), `${'字'.repeat(160)}…`],
  ['🏇'.repeat(161), `${'🏇'.repeat(160)}…`],
])('[2.5] a long text ends with a whole word, or where it is full: %s', (text, expected) => {
  expect(describePage(text)).toBe(expected)
})
