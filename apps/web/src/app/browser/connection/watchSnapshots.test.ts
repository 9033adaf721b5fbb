import { QueryClient } from '@tanstack/react-query'
import { toMarket, toMatches } from '@touchline/contract'
import { CALL_EXAMPLES } from '@touchline/contract/documents'
import { createFrame, type ConnectionStatus, type RealtimeConnection } from '@touchline/live'
import { expect, test } from 'vitest'
import { createLine, createLive, type Connect } from '#core/live'
import { takeSnapshot, watchSnapshots } from './watchSnapshots.ts'

const list = CALL_EXAMPLES.getMatches.reply
const matches = toMatches(list.data)
const [match] = matches
const at = (offset: number) => ({ epoch: 'e', offset })

/** Live values whose line the test drives, and the queries of a page. */
async function aPage() {
  const live = createLive({ now: () => 1_000, schedule: flush => flush() })
  const queries = new QueryClient()
  const held: string[] = []
  let line: Parameters<Connect>[0]
  const started = live.start(
    createLine({
      connect(handlers) {
        line = handlers
        const connection: RealtimeConnection = {
          status: createFrame(flush => flush()).cell<ConnectionStatus>('connected'),
          hold(channel, since) {
            held.push(`${channel} from ${since?.offset}`)
            return () => {}
          },
          reconnect: () => {},
          close: () => {},
        }
        return Promise.resolve(connection)
      },
      locale: 'en',
      visitorNow: () => 1_000,
    }),
  )
  await Promise.resolve()
  const beat = (): void =>
    line.onEvent({ kind: 'heartbeat', beat: { serverTime: 1_000, providers: [] } }, 'locale:en')
  return {
    live,
    queries,
    held,
    line: line!,
    sweep: started.sweep,
    beat,
    placeable: () => live.placeable(match!.id).read(),
  }
}

test('[JOIN-1] what the HTML brought is bet on once the line has joined it', async () => {
  const { live, queries, line, beat, placeable } = await aPage()
  queries.setQueryData(['getMatches', {}], { matches, total: 1, stream: at(10) })
  watchSnapshots(queries, live, 'en')
  beat()
  expect(placeable()).toBe(false)
  line.onJoin('locale:en', { ...at(10), isRecovered: true })
  expect(placeable()).toBe(true)
})

test('[JOIN-2] HTML from before what the stream still has is bet on once it was asked for again', async () => {
  const { live, queries, line, beat, placeable } = await aPage()
  queries.setQueryData(['getMatches', {}], { matches, total: 1, stream: at(10) })
  watchSnapshots(queries, live, 'en')
  line.onJoin('locale:en', { ...at(900), isRecovered: false })
  beat()
  expect(placeable()).toBe(false)
  queries.setQueryData(['getMatches', {}], { matches, total: 1, stream: at(901) })
  expect(placeable()).toBe(true)
})

test('the channel of a match goes on from the snapshot of its markets', async () => {
  const { live, queries, held } = await aPage()
  watchSnapshots(queries, live, 'en')
  queries.setQueryData(['getMatch', { params: { id: match!.id } }], { match, stream: at(3) })
  queries.setQueryData(['getMatchMarkets', { params: { id: match!.id } }], {
    markets: CALL_EXAMPLES.getMatchMarkets.reply.data.map(toMarket),
    version: 1,
    stream: at(4),
  })
  live.hold(`match:${match!.id}`)
  expect(held).toContain(`match:${match!.id} from 4`)
})

test('a page of before is bet on only when it was asked for again: its matches were forgotten, and what came since is not known', async () => {
  const { live, queries, line, sweep, beat, placeable } = await aPage()
  const snapshot = ['getMatches', {}]
  queries.setQueryData(snapshot, { matches, total: 1, stream: at(10) })
  watchSnapshots(queries, live, 'en')
  line.onJoin('locale:en', { ...at(10), isRecovered: true })
  beat()
  expect(placeable()).toBe(true)
  sweep()
  sweep()
  line.onJoin('locale:en', { ...at(900), isRecovered: false })
  takeSnapshot(queries.getQueryCache().find({ queryKey: snapshot })!, live, 'en')
  expect(placeable()).toBe(false)
  queries.setQueryData(snapshot, { matches, total: 1, stream: at(901) })
  expect(placeable()).toBe(true)
})
