import { expect, test } from 'vitest'
import { reuseUnchanged } from './reuseUnchanged.ts'

type List = { matches: { id: string; version: number; state: object }[]; total: number }
const aMatch = (id: string, version = 1) => ({ id, version, state: { stage: '1st_half' } })

test('matches that have not changed are the objects of the answer before, wherever they stand', () => {
  const before: List = { matches: [aMatch('7'), aMatch('8')], total: 2 }
  const answer: List = { matches: [aMatch('9'), aMatch('8'), aMatch('7', 2)], total: 3 }
  const next = reuseUnchanged(before, answer) as List
  expect(next).toEqual(answer)
  expect(next.matches[1]).toBe(before.matches[1])
})

test('a match that changed shares nothing with the one before', () => {
  const before: List = { matches: [aMatch('7')], total: 1 }
  const next = reuseUnchanged(before, { matches: [aMatch('7', 2)], total: 1 }) as List
  expect(next.matches[0]!.state).not.toBe(before.matches[0]!.state)
})

test('an answer that has not changed is the answer before; a first one is what it is', () => {
  const counters = { live: 3, sports: { 1: 2 } }
  expect(reuseUnchanged(counters, structuredClone(counters))).toBe(counters)
  expect(reuseUnchanged(undefined, counters)).toBe(counters)
})
