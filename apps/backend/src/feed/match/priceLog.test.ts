import { expect, test } from 'vitest'
import { createSim } from '../sims/index.ts'
import { repriceMarkets } from './nextMarkets.ts'
import { genesisHash, packPrices, rowHash, unpackPrices } from './priceLog.ts'

const { markets } = repriceMarkets(new Map(), createSim('soccer', 1, { home: 0, away: 0 }, 0), new Set(), 0)
const changed = [...markets.values()]

test('what was packed can be read again', () => {
  const expected = changed.map(({ marketId, specifier, status, outcomes }) => ({
    marketId,
    specifier,
    status,
    outcomes,
  }))
  expect(unpackPrices(packPrices(changed))).toEqual(expected)
})

test('a changed row breaks the chain', () => {
  const packed = packPrices(changed)
  const first = rowHash(genesisHash('1'), 1, 1000, packed)
  expect(first.equals(rowHash(genesisHash('1'), 1, 1000, packed))).toBe(true)
  expect(first.equals(rowHash(genesisHash('2'), 1, 1000, packed))).toBe(false)
  expect(first.equals(rowHash(genesisHash('1'), 2, 1000, packed))).toBe(false)
  expect(first.equals(rowHash(genesisHash('1'), 1, 1000, packPrices(changed.slice(1))))).toBe(false)
})
