import { channels, ROUTES, type CallReply } from '@touchline/contract'
import type { HarnessPlayer } from '@touchline/tools/harness'

/** A channel to subscribe to; private ones need a token. */
export interface Subscription {
  readonly channel: string
  readonly token?: string
}
/** The subscriptions of one listener. */
export interface ListenerPlan {
  /** Token of the connection; a guest has none. */
  readonly token?: string
  readonly subscriptions: readonly Subscription[]
}

/** Every page's subscription: about two publications a second, and the heartbeat. */
const LISTS: Subscription = { channel: channels.locale('en') }
/** Players who request their tokens at the same time. */
const REQUESTS_MAX = 20

/** Plans of this many listeners: the first are players with private channels, the others are guests. */
export async function planListeners(
  origin: string,
  count: number,
  players: readonly HarnessPlayer[],
): Promise<ListenerPlan[]> {
  const own: ListenerPlan[] = []
  const listening = players.slice(0, count)
  for (let from = 0; from < listening.length; from += REQUESTS_MAX) {
    const some = listening.slice(from, from + REQUESTS_MAX)
    own.push(...(await Promise.all(some.map(player => planPlayer(origin, player)))))
  }
  return [...own, ...Array.from({ length: count - own.length }, () => ({ subscriptions: [LISTS] }))]
}

async function planPlayer(origin: string, player: HarnessPlayer): Promise<ListenerPlan> {
  const { token } = await request(origin, player, 'getRealtimeToken')
  const granted = await request(origin, player, 'authorizeChannels', { channels: [channels.user(player.id)] })
  return { token, subscriptions: [LISTS, ...granted.channels] }
}

async function request<N extends 'getRealtimeToken' | 'authorizeChannels'>(
  origin: string,
  player: HarnessPlayer,
  call: N,
  body?: object,
): Promise<CallReply<N>> {
  const answer = await fetch(`${origin}/api/sportsbook${ROUTES[call].path}`, {
    method: ROUTES[call].method,
    headers: {
      'x-session-token': player.token,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${call} of ${player.id} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as CallReply<N>
}
