import type { Market } from '@touchline/domain/market'
import type { Runner } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { findRunners, runnerLines } from './byPrice.ts'

const aRunner = (id: string, name: string, isWithdrawn = false): Runner => ({
  id,
  name,
  logo: '',
  isWithdrawn,
})
const runners = [
  aRunner('1', 'Copper Lantern'),
  aRunner('2', 'Élan Sauvage'),
  aRunner('3', 'Quiet Harbour', true),
  aRunner('4', 'Silver Echo'),
]
const price = (id: string, odds: number, active = true) => ({ id, name: id, odds: toOdds(odds), active })
const winner = {
  outcomes: [price('1', 5000), price('2', 2500), price('3', 1500, false), price('4', 900_000, false)],
} as unknown as Market
const ids = (lines: readonly { runner: Runner }[]) => lines.map(({ runner }) => runner.id)

test('before the start the most likely comes first, then who has no price, and who is withdrawn last', () => {
  expect(ids(runnerLines({ runners }, {}, winner))).toEqual(['2', '1', '4', '3'])
})

test('once it runs, by place; a dead heat shares its place', () => {
  const places = [
    { competitorId: '4', place: 1 },
    { competitorId: '1', place: 2 },
    { competitorId: '2', place: 2 },
  ]
  const lines = runnerLines({ runners }, { places }, winner)
  expect(ids(lines)).toEqual(['4', '2', '1', '3'])
  expect(lines.map(({ place }) => place)).toEqual([1, 2, 2, undefined])
})

test.each([
  ['echo', ['4']],
  ['ELAN sau', ['2']],
  ['', ['1', '2', '4', '3']],
  ['nobody', []],
])('%s finds by any part of a name, without accents and case', (wanted, found) => {
  expect(ids(findRunners(runnerLines({ runners }, {}, undefined), wanted, 'en'))).toEqual(found)
})
