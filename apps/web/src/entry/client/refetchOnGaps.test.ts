import { QueryClient } from '@tanstack/react-query'
import { CALL_EXAMPLES } from '@touchline/contract/documents'
import { toMatches } from '@touchline/contract'
import { createFrame, type ConnectionStatus } from '@touchline/live'
import { expect, test } from 'vitest'
import { createLine, createLive, seedOf, type Connect } from '#core/live'
import { refetchOnGaps } from './connect.ts'

const match = toMatches([CALL_EXAMPLES.getMatch.reply.data])[0]!

/** A page with a list and a match in it; which of its answers are to be asked for again. */
function aPage() {
  const live = createLive({ now: () => 1_000, schedule: flush => flush() })
  const queries = new QueryClient()
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
      wallNow: () => 1_000,
    }),
  )
  live.store.seed([seedOf(match)])
  const due: (() => void)[] = []
  refetchOnGaps(live, queries, run => due.push(run))
  const unknown = { id: 999, specifier: '', status: 1 as const, outcomes: [] }
  return {
    hearOfUnknown: (channel: string) =>
      line.onEvent(
        { kind: 'markets', change: { matchId: match.id, version: match.version + 1, markets: [unknown] } },
        channel,
      ),
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
