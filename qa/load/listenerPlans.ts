import { channels, ROUTES, type CallReply } from '@touchline/contract'
import type { HarnessPlayer } from '@touchline/tools/harness'

/** A channel to listen to; private ones need a token. */
export interface Subscription {
  readonly channel: string
  readonly token?: string
}
/** What one listener asks for once its line is open. */
export interface ListenerPlan {
  /** Says who connects; nobody without it. */
  readonly token?: string
  readonly subscriptions: readonly Subscription[]
}

/** What every page listens to: about two publications a second, and the heartbeat. */
const LISTS: Subscription = { channel: channels.locale('en') }
/** Players who ask for their tokens at the same time. */
const ASKING_MAX = 20

/** So many listeners: the first are the players, who hear of their own bets as well, the others have not signed in. */
export async function planListeners(
  origin: string,
  count: number,
  players: readonly HarnessPlayer[],
): Promise<ListenerPlan[]> {
  const own: ListenerPlan[] = []
  const listening = players.slice(0, count)
  for (let from = 0; from < listening.length; from += ASKING_MAX) {
    const some = listening.slice(from, from + ASKING_MAX)
    own.push(...(await Promise.all(some.map(player => planPlayer(origin, player)))))
  }
  return [...own, ...Array.from({ length: count - own.length }, () => ({ subscriptions: [LISTS] }))]
}

async function planPlayer(origin: string, player: HarnessPlayer): Promise<ListenerPlan> {
  const { token } = await ask(origin, player, 'getRealtimeToken')
  const granted = await ask(origin, player, 'authorizeChannels', { channels: [channels.user(player.id)] })
  return { token, subscriptions: [LISTS, ...granted.channels] }
}

async function ask<N extends 'getRealtimeToken' | 'authorizeChannels'>(
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
