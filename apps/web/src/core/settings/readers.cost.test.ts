import { COST_TIMEOUT_MS, effort, findCostlyText } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { decodePreferences } from './preferences.ts'

test(
  '[cost] decodePreferences grows no faster than its text',
  () => {
    expect(
      findCostlyText(text => decodePreferences(text), { beginnings: ['european.'], effort }),
    ).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
