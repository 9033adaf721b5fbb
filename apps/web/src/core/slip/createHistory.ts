import { toBet, type BetWire, type Client } from '@touchline/contract'
import { BET_STATUSES, findSentBet, type Bet, type DraftBet } from '@touchline/domain'

/** My bets as a placement asks it: what has become of a bet whose answer is not here. */
export interface History {
  /** Those of these bets that it tells of, whatever became of them; undefined where no answer came. */
  ask(ids: readonly string[]): Promise<readonly BetWire[] | undefined>
  /**
   * What became of these drafts, sent at this instant (epoch milliseconds of the server), in the order they went out; `absent` where
   * they are not there ([PLACE-31]), undefined where no answer came. `stood`: ids of bets that stood before.
   */
  find(
    drafts: readonly DraftBet[],
    sentAt: number,
    stood: ReadonlySet<string>,
  ): Promise<readonly BetWire[] | 'absent' | undefined>
  /** Ids of the newest bets; undefined where no answer came. */
  standing(): Promise<readonly string[] | undefined>
  /** These bets have an end of their own: none of them is another placement's. */
  note(bets: readonly Pick<Bet, 'id'>[]): void
}

export function createHistory(client: Client): History {
  const known = new Set<string>()
  let knowsIds = true

  /** The newest bets, rejected ones too, or the bets of these ids: an operator's own back end may pass over `ids`. */
  async function read(ids?: readonly string[]): Promise<readonly BetWire[] | undefined> {
    const query = { limit: 50, status: EVERY_STATUS }
    const answer = await client('getBets', {
      query: ids ? { ...query, limit: Math.max(query.limit, ids.length), ids: ids.join(',') } : query,
    })
    if (answer.ok) return answer.value.data
    const isRefused = answer.error.kind === 'refused' && REFUSES_IDS.includes(answer.error.status)
    if (ids && isRefused) knowsIds = false
    return ids && isRefused ? await read() : undefined
  }

  return {
    async ask(ids) {
      const bets = await read(knowsIds ? ids : undefined)
      return bets?.filter(({ id }) => ids.includes(id))
    },
    async find(drafts, sentAt, stood) {
      const wires = await read()
      if (!wires) return undefined
      const found = findSentBet(drafts, wires.map(toBet), sentAt, new Set([...known, ...stood]))
      return found?.map(({ id }) => wires.find(wire => wire.id === id)!) ?? 'absent'
    },
    async standing() {
      return (await read())?.map(({ id }) => id)
    },
    note: bets => bets.forEach(({ id }) => known.add(id)),
  }
}

/** What a back end says that takes no query it does not know. */
const REFUSES_IDS: readonly number[] = [400, 422]

/** Rejected ones too, which an answer leaves out unless asked. */
const EVERY_STATUS = BET_STATUSES.join(',')
