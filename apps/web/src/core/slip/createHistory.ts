import { toBet, type BetWire, type Client } from '@touchline/contract'
import { BET_STATUSES, findSentBet, type Bet, type DraftBet } from '@touchline/domain'

/** My bets as a placement asks it: what has become of a bet whose answer is not here. */
export interface History {
  /** The newest bets, rejected ones too; undefined where no answer came. */
  read(): Promise<readonly BetWire[] | undefined>
  /**
   * What became of these drafts, sent at this instant (epoch milliseconds of the server), in the order they went out; `absent` where
   * they are not there ([PLACE-31]), undefined where no answer came.
   */
  find(drafts: readonly DraftBet[], sentAt: number): Promise<readonly BetWire[] | 'absent' | undefined>
  /** These bets have an end of their own: none of them is another placement's. */
  note(bets: readonly Pick<Bet, 'id'>[]): void
}

export function createHistory(client: Client): History {
  const known = new Set<string>()

  async function read(): Promise<readonly BetWire[] | undefined> {
    const answer = await client('getBets', { query: { limit: 50, status: EVERY_STATUS } })
    return answer.ok ? answer.value.data : undefined
  }

  return {
    read,
    async find(drafts, sentAt) {
      const wires = await read()
      if (!wires) return undefined
      const found = findSentBet(drafts, wires.map(toBet), sentAt, known)
      return found?.map(({ id }) => wires.find(wire => wire.id === id)!) ?? 'absent'
    },
    note: bets => bets.forEach(({ id }) => known.add(id)),
  }
}

/** Rejected ones too, which an answer leaves out unless asked. */
const EVERY_STATUS = BET_STATUSES.join(',')
