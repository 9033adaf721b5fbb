import { COST_TIMEOUT_MS, effort, findCostlyText, type Reader } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { readSitemapPath } from './readSitemapPath.ts'

test.each<[string, Reader, readonly string[]]>([
  ['readSitemapPath', text => readSitemapPath(text), ['/sitemaps/', '/sitemaps/soccer.']],
])(
  '[cost] %s grows no faster than its text',
  (_, read, beginnings) => {
    expect(findCostlyText(read, { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
