import { COST_TIMEOUT_MS, effort, findCostlyText, type Reader } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { sharerNetworkOf } from './countShare.ts'
import { toShareCode } from './newShareCode.ts'

test.each<[string, Reader, readonly string[]]>([
  ['toShareCode', text => toShareCode(text), ['K7TM-']],
  ['networkOf', text => sharerNetworkOf(text), ['::ffff:', '2001:db8::', '1.2.3.']],
])(
  '[cost] %s grows no faster than its text',
  (_, read, beginnings) => {
    expect(findCostlyText(read, { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
