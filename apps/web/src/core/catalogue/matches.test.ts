import { createClient } from '@touchline/contract'
import { CALL_EXAMPLES } from '@touchline/contract/documents'
import { MARKET_STATUS } from '@touchline/domain/market'
import { expect, test } from 'vitest'
import { createQueryClient } from '#shared/query'
import { marketsQuery } from './matches.ts'

test('[MARKET-2] markets with status 0 are no markets of the match, suspended ones are', async () => {
  const { reply } = CALL_EXAMPLES.getMatchMarkets
  const { allowed, suspended, notAllowed } = MARKET_STATUS
  const data = [allowed, notAllowed, suspended].map((status, id) => ({ ...reply.data[0]!, id, status }))
  const client = createClient({
    sportsbookBase: 'https://bets.example/api',
    platformBase: 'https://bets.example/platform',
    locale: 'en',
    fetch: () => Promise.resolve(Response.json({ ...reply, data })),
  })
  const { markets } = await createQueryClient({ client }, false).fetchQuery(marketsQuery('50001'))
  expect(markets.map(({ status }) => status)).toEqual([allowed, suspended])
})
