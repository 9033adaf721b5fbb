import type { Odds } from '@touchline/domain/odds'
import { betTotals, slipBlock } from '@touchline/domain/slip'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeJson, LENGTH_MAX, readJson } from './storedJson.ts'
import { aMatch } from '#core/live/testing'
import { createSlipFixture, aStorage, keyOf } from '../testing/createSlipFixture.ts'

const NAMES = ['bets', 'ticketState', 'quickBet', 'betslipToggleState'] as const

/** A page that starts on this storage, and the result of the rules for what it restored. */
async function startOn(entries: Record<string, string>) {
  const fixture = await createSlipFixture({ storage: aStorage({ ...entries }) })
  fixture.script.getMatch = { ok: false, status: 404 }
  fixture.script.placeBets = { ok: false, status: 422, body: { code: 103, localized_message: 'Gone.' } }
  await fixture.slip.restore()
  await fixture.settle()
  slipBlock(fixture.slip.getState())
  fixture.slip.getState().bets.forEach(betTotals)
  return fixture
}

/** What a tab really stores: picks, placements of slip and quick bet under way, and the panel. */
async function realEntries(): Promise<Record<string, unknown>> {
  const entries: Record<string, string> = {}
  const { slip } = await createSlipFixture({ storage: aStorage(entries) })
  slip.panel.open()
  slip.pick(keyOf('7'), 1950 as Odds)
  slip.pick(keyOf('8'), 2100 as Odds)
  slip.dispatch({ type: 'stake-set', stake: 1000, source: 'stake' })
  slip.quick.toggle()
  slip.quick.setStake(500)
  slip.quick.approve(true)
  slip.pick(keyOf('7', '2'), 1950 as Odds)
  slip.place()
  return Object.fromEntries(NAMES.map(name => [name, JSON.parse(entries[name] ?? 'null') as unknown]))
}

const version = 3

test('[B2] whatever JSON the storage holds, the page starts and its rules have an answer', async () => {
  const entries = fc.record(
    Object.fromEntries(
      NAMES.map(name => [
        name,
        fc.oneof(
          fc.string(),
          fc.json({ maxDepth: 4 }),
          fc.jsonValue({ maxDepth: 4 }).map(value => JSON.stringify({ version, value })),
        ),
      ]),
    ) as Record<(typeof NAMES)[number], fc.Arbitrary<string>>,
  )
  await fc.assert(
    fc.asyncProperty(entries, async stored => {
      const { slip } = await startOn(stored)
      expect(slip.getState().isRestoring).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('[B2] our own storage with any one value of it exchanged never breaks the page', async () => {
  const real = await realEntries()
  const places = NAMES.flatMap(name => pathsOf(real[name]).map(path => [name, path] as const))
  const wild = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom(-1, 0.5, 2 ** 53, 1e300, '', 'x'.repeat(70), [], {}, null),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), wild, async ([name, path], value) => {
      const stored = { ...real, [name]: exchanged(real[name], path, value) }
      const texts = Object.entries(stored).map(([key, one]) => [key, JSON.stringify(one)])
      const { slip } = await startOn(Object.fromEntries(texts) as Record<string, string>)
      expect(slip.getState().isRestoring).toBe(false)
    }),
    { numRuns: 500 },
  )
})

test('[9] data stored by another version of the page is ignored', async () => {
  const real = await realEntries()
  const other = Object.entries(real).map(([name, stored]) => [
    name,
    JSON.stringify({ ...(stored as object), version: 1 }),
  ])
  const { slip } = await startOn(Object.fromEntries(other) as Record<string, string>)
  expect(slip.getState()).toMatchObject({ bets: [], state: { status: 'INITIAL' } })
  expect(slip.quick.getState()).toMatchObject({ isEnabled: false, stake: { value: 0 } })
  expect(slip.panel.getState().isOpen).toBe(false)
})

test('[9] a text of a size that no slip has is not read', async () => {
  const real = await realEntries()
  const { value } = real.bets as { value: object[] }
  const padded = JSON.stringify({ version, value: [{ ...value[0], padding: 'x'.repeat(LENGTH_MAX) }] })
  const { slip } = await startOn({ bets: padded })
  expect(slip.getState().bets).toEqual([])
})

test('[9] what could not be read back is not stored either', () => {
  const entries: Record<string, string> = {}
  const around = JSON.stringify({ version, value: '' }).length
  expect(writeJson(aStorage(entries), 'bets', 'x'.repeat(LENGTH_MAX - around))).toBe(true)
  expect(readJson(aStorage(entries), 'bets')).toHaveLength(LENGTH_MAX - around)
  expect(writeJson(aStorage(entries), 'quickBet', 'x'.repeat(LENGTH_MAX - around + 1))).toBe(false)
  expect(Object.keys(entries)).toEqual(['bets'])
})

test('[9] [SLIP-30] more singles than can be sent at once are restored, the newest too, and the slip shows what to do', async () => {
  const count = 60
  const matches = Array.from({ length: count }, (_, i) => aMatch(`${100 + i}`))
  const storage = aStorage()
  const before = await createSlipFixture({ storage, matches })
  before.slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  before.slip.pick(keyOf('100'), 1950 as Odds)
  before.slip.pick(keyOf('101'), 1950 as Odds)
  before.slip.dispatch({ type: 'bet-type-chosen', betType: 'single' })
  for (const { id } of matches.slice(2)) before.slip.pick(keyOf(id), 1950 as Odds)
  expect(slipBlock(before.slip.getState())).toMatchObject({ rule: 'SLIP-30' })
  const { slip } = await createSlipFixture({ storage, matches })
  await slip.restore()
  expect(slip.getState().bets.map(({ id }) => id)).toEqual(matches.map(({ id }) => `${id}/1//1`))
  slip.dispatch({ type: 'settings-received', multiSingle: { betradar: true } })
  expect(slipBlock(slip.getState())).toMatchObject({ rule: 'SLIP-30' })
})

test('[9] [SLIP-11] a sum stored at other subunits than its currency has now is no stake until it is converted', async () => {
  const real = await realEntries()
  const cents = exchanged(real.bets, ['value', 0, 'stake', 'subunits'], 1)
  const { slip } = await startOn({ bets: JSON.stringify(cents) })
  expect(slip.getState().bets.map(({ stake }) => [stake.value, stake.subunits])).toEqual([[0, 100]])
})

type Path = readonly (string | number)[]

/** Every path in a value, the root included. */
function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, one]) =>
    pathsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [path, ...inner]
}

function exchanged(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  const inner = copy as Record<string | number, unknown>
  inner[key] = exchanged(inner[key], rest, by)
  return copy
}
