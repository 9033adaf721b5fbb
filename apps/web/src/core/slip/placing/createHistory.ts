import { toBet, type BetWire, type ApiClient } from '@touchline/contract'
import { BET_STATUSES, type Bet } from '@touchline/domain/bet'
import { findSentBet, type DraftBet } from '@touchline/domain/slip'
import { createBetLookUp } from './createBetLookUp.ts'

/** Looks up in My bets what became of a placement whose answer is missing. */
export interface History {
  /** Those of these bets that My bets lists, in any status; undefined where no answer came. */
  byIds(ids: readonly string[]): Promise<readonly BetWire[] | undefined>
  /**
   * The bets of these drafts, sent at this instant (epoch milliseconds of the server), in the order sent; `absent`
   * where they are not
   * listed ([PLACE-31]), undefined where no answer came.
   * @param before ids of bets that were placed before
   */
  find(
    drafts: readonly DraftBet[],
    sentAt: number,
    before: ReadonlySet<string>,
  ): Promise<readonly BetWire[] | 'absent' | undefined>
  /** Ids of the newest bets; undefined where no answer came. */
  newestIds(): Promise<readonly string[] | undefined>
  /** These bets belong to a placement whose result is known: no other placement is matched with them. */
  note(bets: readonly Pick<Bet, 'id'>[]): void
}

export function createHistory(client: ApiClient): History {
  const known = new Set<string>()
  const lookUp = createBetLookUp(client, { limit: 50, status: EVERY_STATUS })

  return {
    byIds: lookUp.byIds,
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

/** Rejected ones too, which the list leaves out by default. */
const EVERY_STATUS = BET_STATUSES.join(',')
