import { COST_TIMEOUT_MS, effort, findCostlyText } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { readListState } from './listState.ts'

test(
  '[cost] readListState grows no faster than its text',
  () => {
    const beginnings = ['?time=', '?sport=']
    expect(findCostlyText(text => readListState(text), { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
