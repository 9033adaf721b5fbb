import type { MarketsChangedWire, MatchChangedWire } from '@touchline/contract'
import { channels } from '@touchline/contract'
import type { MatchId, MatchState } from '@touchline/domain/match'
import type { MarketsChange } from '@touchline/live'
import { Centrifuge } from 'centrifuge'
import { createFloor } from '../../odds/page/floor.ts'
import { createScenePicks } from '../../odds/page/scene.ts'

/**
 * The live page by hand: the server's HTML without its scripts, the official client, and assignments to text nodes.
 * The cost of a page that shows the same prices from the same socket and does nothing else.
 */
const host = document.querySelector<HTMLElement>('main')!
const floor = createFloor()
floor.mount(host, { html: host.innerHTML, matches: [], picks: createScenePicks() })

type Running = { readonly text: Text; readonly seconds: number; readonly at: number }
const clocks = new Map<string, Running>()
setInterval(() => clocks.forEach(writeClock), 1000)

const address = `${location.origin.replace(/^http/, 'ws')}/connection/websocket`
const client = new Centrifuge(address)
const lists = client.newSubscription(channels.locale('en'))
lists.on('publication', ({ data }) => take(data as MarketsChangedWire | MatchChangedWire))
lists.on('subscribed', () => (document.documentElement.dataset.line = 'connected'))
lists.subscribe()
client.connect()

function take(event: MarketsChangedWire | MatchChangedWire): void {
  if (event.event_name === 'markets_changed') {
    const { match_id: id, v: version, markets } = event.message
    const change = {
      matchId: id as MatchId,
      version,
      // The page's own parser would check and brand each value; the floor takes them as they come.
      markets: markets as unknown as MarketsChange['markets'],
    }
    floor.apply({ kind: 'markets', change })
  } else if (event.event_name === 'match_changed') takeMatch(event.message)
}

function takeMatch({ match_id: id, v: version, state }: MatchChangedWire['message']): void {
  const clock = host.querySelector(`[data-match="${id}"] [data-match-text="clock"]`)?.firstChild
  const seconds = state.clock?.match_time
  if (clock instanceof Text && typeof seconds === 'number' && state.clock?.stopped === false)
    clocks.set(id, { text: clock, seconds, at: performance.now() })
  else clocks.delete(id)
  // The floor reads only the score of the state: the clock is written here.
  const score = { score: state.score } as MatchState
  floor.apply({
    kind: 'match',
    change: { matchId: id as MatchId, version, state: score, availableMarkets: 0 },
  })
}

function writeClock({ text, seconds, at }: Running): void {
  const minute = `${Math.floor((seconds + (performance.now() - at) / 1000) / 60) + 1}′`
  if (text.data !== minute) text.data = minute
}
