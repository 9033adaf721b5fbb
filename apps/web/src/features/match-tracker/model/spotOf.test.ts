import type { SituationKind } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { isReadOut } from './isReadOut.ts'
import { spotOf } from './spotOf.ts'

const at = (kind: SituationKind, side?: 'home' | 'away') => spotOf({ kind, number: 1, ...(side && { side }) })

test('home plays towards the far end and away towards the near one: the same thing is drawn mirrored', () => {
  const [home, away] = [at('dangerous_attack', 'home'), at('dangerous_attack', 'away')]
  expect(home.along).toBeGreaterThan(0.8)
  expect([away.along, away.from, away.to]).toEqual([1 - home.along, 1 - home.to, 1 - home.from])
})

test('an attack moves forward: from one’s own half to the other side’s goal', () => {
  const steps = (['possession', 'attack', 'dangerous_attack', 'goal'] as const).map(
    kind => at(kind, 'home').along,
  )
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
})

test('what belongs to neither side is in the middle, and marks no part of the field', () => {
  expect(at('break')).toEqual({ along: 0.5, across: 0.5, from: 0.5, to: 0.5 })
})

test.each([
  ['goal', true],
  ['wicket', true],
  ['set_won', true],
  ['ended', true],
  ['possession', false],
  ['attack', false],
  ['point', false],
  ['serve', false],
] as const)('%s is read out: %s', (kind, isRead) => {
  expect(isReadOut(kind)).toBe(isRead)
})
