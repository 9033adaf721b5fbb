import { COST_TIMEOUT_MS, effort, findCostlyText } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { withoutSignIn } from './signInAddress.ts'

test(
  '[cost] withoutSignIn grows no faster than the address',
  () => {
    const read = (text: string) => withoutSignIn(`https://bets.example/${text}`)
    expect(findCostlyText(read, { beginnings: ['?modal=signIn&', '#signIn'], effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
