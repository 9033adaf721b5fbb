import { toBet, type BetWire, type Client } from '@touchline/contract'
import { BET_STATUSES, type Bet } from '@touchline/domain/bet'
import { findSentBet, type DraftBet } from '@touchline/domain/slip'
import { createBetLookUp } from './createBetLookUp.ts'

/** My bets as a placement asks it: what has become of a bet whose answer is not here. */
export interface History {
  /** Those of these bets that it tells of, whatever became of them; undefined where no answer came. */
  ask(ids: readonly string[]): Promise<readonly BetWire[] | undefined>
  /**
   * What became of these drafts, sent at this instant (epoch milliseconds of the server), in the order they went out; `absent` where
   * they are not there ([PLACE-31]), undefined where no answer came. `before`: ids of bets that were placed before.
   */
  find(
    drafts: readonly DraftBet[],
    sentAt: number,
    before: ReadonlySet<string>,
  ): Promise<readonly BetWire[] | 'absent' | undefined>
  /** Ids of the newest bets; undefined where no answer came. */
  newestIds(): Promise<readonly string[] | undefined>
  /** These bets have an end of their own: none of them is another placement's. */
  note(bets: readonly Pick<Bet, 'id'>[]): void
}

export function createHistory(client: Client): History {
  const known = new Set<string>()
  const lookUp = createBetLookUp(client, { limit: 50, status: EVERY_STATUS })

  return {
    ask: lookUp.byIds,
    async find(drafts, sentAt, before) {
      const wires = await lookUp.newest()
      if (!wires) return undefined
      const found = findSentBet(drafts, wires.map(toBet), sentAt, new Set([...known, ...before]))
      return found?.map(({ id }) => wires.find(wire => wire.id === id)!) ?? 'absent'
    },
    async newestIds() {
      return (await lookUp.newest())?.map(({ id }) => id)
    },
    note: bets => bets.forEach(({ id }) => known.add(id)),
  }
}

/** Rejected ones too, which an answer leaves out unless asked. */
const EVERY_STATUS = BET_STATUSES.join(',')
