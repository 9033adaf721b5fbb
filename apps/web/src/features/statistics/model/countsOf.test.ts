import { expect, test } from 'vitest'
import { countsOf } from './countsOf.ts'

const line = (key: string, home: number | null, away: number | null) => ({ key, home, away })

test('cards of both colours are counted together, as are corners', () => {
  const lines = [
    line('corners', 6, 3),
    line('yellow_cards', 1, 2),
    line('red_cards', 0, 1),
    line('attacks', 9, 9),
  ]
  expect(countsOf(lines)).toEqual({ corners: { home: 6, away: 3 }, cards: { home: 1, away: 3 } })
})

test('what the feed does not count is left out', () => {
  expect(countsOf([line('corners', null, null), line('aces', 3, 4)])).toEqual({})
})
