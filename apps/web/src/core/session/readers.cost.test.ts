import { COST_TIMEOUT_MS, effort, findCostlyText } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { deviceId } from './deviceId.ts'

test(
  '[cost] deviceId grows no faster than the cookies it is read from',
  () => {
    const read = (cookie: string) => deviceId({ cookie }, { randomUuid: () => 'made', isSecure: true })
    expect(findCostlyText(read, { beginnings: ['deviceId=', 'a=b; deviceId='], effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
