import { CALL_EXAMPLES } from '@touchline/contract/documents'
import { expect, test } from 'vitest'
import { byName } from './settledMarkets.ts'

test('lines of one market stand under its name, each outcome with what became of it', () => {
  const [example] = CALL_EXAMPLES.getMatchMarkets.reply.data
  const line = (total: number, results: readonly ['win_entire' | 'canceled', 'lose_entire' | undefined]) => ({
    ...example!,
    id: 18,
    specifier: `total=${total}`,
    name: 'Total goals',
    outcomes: [
      { id: '12', name: `Over ${total}`, active: false, odds: 1870, result: results[0] },
      { id: '13', name: `Under ${total}`, active: false, odds: 1930, result: results[1] },
    ],
  })
  const [winner, totals, ...more] = byName([
    example!,
    line(2.5, ['win_entire', 'lose_entire']),
    line(3, ['canceled', undefined]),
  ])
  expect(more).toEqual([])
  expect(winner?.name).toBe('Full-time result')
  expect(totals?.outcomes.map(({ name, status }) => [name, status])).toEqual([
    ['Over 2.5', 'won'],
    ['Under 2.5', 'lost'],
    ['Over 3', 'void'],
    ['Under 3', 'open'],
  ])
})
