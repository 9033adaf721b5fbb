import { COST_TIMEOUT_MS, effort, findCostlyText } from '@touchline/testkit'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { countryOf } from './countryOf.ts'
import type { SiteSettings } from './site.ts'

test(
  '[cost] countryOf grows no faster than its text',
  () => {
    const read = (text: string) =>
      countryOf(
        {
          headers: { 'x-country': text },
          socket: { remoteAddress: '127.0.0.1' },
        } as unknown as FastifyRequest,
        {} as SiteSettings,
      )
    expect(findCostlyText(read, { beginnings: ['DE'], effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
