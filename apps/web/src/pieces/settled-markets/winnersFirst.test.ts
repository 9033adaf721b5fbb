import type { OutcomeStatus } from '@touchline/domain/catalogue'
import { expect, test } from 'vitest'
import { winnersFirst, winnersOf } from './winnersFirst.ts'

const outcome = (name: string, status: OutcomeStatus) => ({ name, status })
const OFFERED = [
  outcome('Over 0.5', 'won'),
  outcome('Under 0.5', 'lost'),
  outcome('Over 2', 'void'),
  outcome('Over 2.25', 'half-lost'),
  outcome('Under 2.25', 'half-won'),
  outcome('Under 3.5', 'won'),
]
const names = (outcomes: readonly { name: string }[]) => outcomes.map(({ name }) => name)

test('winners come first, then what was returned, then losers, each in the order of the offer', () => {
  expect(names(winnersFirst(OFFERED))).toEqual([
    'Over 0.5',
    'Under 3.5',
    'Under 2.25',
    'Over 2',
    'Over 2.25',
    'Under 0.5',
  ])
})

test('a closed card names its winners', () => {
  expect(names(winnersOf(OFFERED))).toEqual(['Over 0.5', 'Under 3.5', 'Under 2.25'])
  expect(winnersOf([outcome('Draw', 'void')])).toEqual([])
})
