import { ROUTES } from '@touchline/contract'
import { CALLS } from '@touchline/contract/schemas'
import { expect, test } from 'vitest'
import { createHarnessRandom } from '@touchline/tools/harness'
import { makeRequest, type FuzzRequest } from './makeRequest.ts'
import type { Shape } from './shape.ts'
import { validValue } from './validValue.ts'
import { createWorld } from '../world.ts'

const world = createWorld()
world.learn({
  data: [
    { match_id: '7', id: 1, specifier: '', outcomes: [{ id: '1', name: 'x', active: true, odds: 2000 }] },
  ],
})
const make = (seed: string, index: number): FuzzRequest =>
  makeRequest({ seed, world, tokens: () => ['token'], keys: [] }, index)

test('the same seed sends the same requests', () => {
  for (let index = 0; index < 200; index++) expect(make('a', index)).toEqual(make('a', index))
  expect(make('a', 1)).not.toEqual(make('b', 1))
})

test('every call of the contract is sent, and values that a client could send come out for each', () => {
  const sent = new Set(Array.from({ length: 1_200 }, (_, index) => make('a', index).call))
  expect(sent).toEqual(new Set(Object.keys(ROUTES)))
})

const shapes = Object.entries(CALLS).flatMap(([call, parts]) =>
  (['params', 'query', 'body'] as const).flatMap(part => {
    const shape = (parts as Partial<Record<typeof part, Shape>>)[part]
    return shape ? [[call, part, shape] as const] : []
  }),
)

test.each(shapes)('%s: the %s made for it are taken by its schema', (_call, part, shape) => {
  const random = createHarnessRandom(part)
  for (let i = 0; i < 20; i++) {
    const value = validValue(shape, part, world, random)
    expect(shape.safeParse(value).success, JSON.stringify(value)).toBe(true)
  }
})
