import type { Member } from './channels.ts'

/** Connections in a channel, and the users behind them; all anonymous visitors count as one user, as in Centrifugo. */
export function countMembers(members: readonly Member[]): {
  readonly numClients: number
  readonly numUsers: number
} {
  return { numClients: members.length, numUsers: new Set(members.map(({ info }) => info.user)).size }
}
