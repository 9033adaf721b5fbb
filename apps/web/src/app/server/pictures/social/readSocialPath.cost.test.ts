import { COST_TIMEOUT_MS, effort, findCostlyText, type Reader } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { readSocialPath } from './readSocialPath.ts'

test.each<[string, Reader, readonly string[]]>([
  ['readSocialPath', text => readSocialPath(text), ['/images/social/', '/images/social/en/soccer/']],
  [
    'readSocialPath of a picture',
    text => readSocialPath(`${text}.png`),
    ['/images/social/', '/images/social/en/soccer/'],
  ],
])(
  '[cost] %s grows no faster than its text',
  (_, read, beginnings) => {
    expect(findCostlyText(read, { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
