import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { CALL_EXAMPLES } from '@touchline/contract/documents'
import { toMatches } from '@touchline/contract'
import { createFrame, type ConnectionStatus } from '@touchline/live'
import { expect, test } from 'vitest'
import { marketsQuery } from '#core/catalogue'
import { createLine, createLive, matchSeedOf, type Connect } from '#core/live'
import { refetchOnGaps } from './connect.ts'

const match = toMatches([CALL_EXAMPLES.getMatch.reply.data])[0]!

/** A page with a list and a match in it, and which of its queries are invalidated. */
function aPage() {
  const live = createLive({ now: () => 1_000, schedule: flush => flush() })
  const requests: string[] = []
  const client = (name: string) => {
    requests.push(name)
    return Promise.resolve({ ok: true, value: CALL_EXAMPLES.getMatchMarkets.reply })
  }
  const queries = new QueryClient({ defaultOptions: { queries: { meta: { client } } } })
  for (const name of ['getMatches', 'allMatches', 'getMatchMarkets', 'getSports'])
    queries.setQueryData([name], {})
  let line: Parameters<Connect>[0]
  live.start(
    createLine({
      connect(handlers) {
        line = handlers
        return Promise.resolve({
          status: createFrame(flush => flush()).cell<ConnectionStatus>('connected'),
          hold: () => () => {},
          reconnect: () => {},
          close: () => {},
        })
      },
      locale: 'en',
      visitorNow: () => 1_000,
    }),
  )
  live.store.seed([matchSeedOf(match)])
  const due: (() => void)[] = []
  refetchOnGaps(live, queries, run => due.push(run))
  const unknown = { id: 999, specifier: '', status: 1 as const, outcomes: [] }
  return {
    hearOfUnknown: (channel: string) =>
      line.onEvent(
        { kind: 'markets', change: { matchId: match.id, version: match.version + 1, markets: [unknown] } },
        channel,
      ),
    requests,
    loseMatch: () => line.onGap(`match:${match.id}`),
    openMatchPage: () => new QueryObserver(queries, marketsQuery(match.id)).subscribe(() => {}),
    markets: () => queries.getQueryData(marketsQuery(match.id).queryKey),
    askedAgain() {
      for (const run of due.splice(0)) run()
      const all = queries.getQueryCache().getAll()
      return all.filter(query => query.state.isInvalidated).map(({ queryKey }) => queryKey[0])
    },
  }
}

test('[LIVE-7] a market that its match tells of and no page has named is asked for with its match, not with the lists', () => {
  const { hearOfUnknown, askedAgain } = aPage()
  hearOfUnknown(`match:${match.id}`)
  expect(askedAgain()).toEqual(['getMatchMarkets'])
})

test('[LIVE-7] a market that the lists tell of and none has named is asked for with the lists', () => {
  const { hearOfUnknown, askedAgain } = aPage()
  hearOfUnknown('locale:en')
  expect(askedAgain()).toEqual(['getMatches', 'allMatches'])
})

test('[JOIN-7] a gap of a match that no page shows, but a leg in My bets follows, fetches the snapshot of that match', async () => {
  const { loseMatch, askedAgain, requests } = aPage()
  loseMatch()
  expect(askedAgain()).toContain('allMatches')
  await expect.poll(() => requests).toEqual(['getMatchMarkets'])
})

test('[JOIN-7] a gap of the match whose page is open asks for it once', async () => {
  const { loseMatch, openMatchPage, markets, askedAgain, requests } = aPage()
  const close = openMatchPage()
  await expect.poll(markets).toBeDefined()
  expect(requests).toEqual(['getMatchMarkets'])
  loseMatch()
  askedAgain()
  await expect.poll(() => requests).toEqual(['getMatchMarkets', 'getMatchMarkets'])
  close()
})
