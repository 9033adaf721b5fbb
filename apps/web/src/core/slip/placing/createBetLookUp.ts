import type { BetWire, Client } from '@touchline/contract'

/** My bets, asked for what has become of some of them. */
export interface BetLookUp {
  /** The newest bets; undefined where no answer came. */
  newest(): Promise<readonly BetWire[] | undefined>
  /** Those of these bets that it tells of; undefined where no answer came. */
  byIds(ids: readonly string[]): Promise<readonly BetWire[] | undefined>
}
export interface BetLookUpOptions {
  /** How many of the newest bets are looked through where it cannot be asked by id. */
  readonly limit: number
  /** What a bet may be to be told of, by commas. */
  readonly status: string
}

/** An operator's own back end may pass over `ids`, and shows the list; or refuse them, and is asked by id no more. */
export function createBetLookUp(client: Client, { limit, status }: BetLookUpOptions): BetLookUp {
  let knowsIds = true

  async function read(ids?: readonly string[]): Promise<readonly BetWire[] | undefined> {
    const answer = await client('getBets', {
      query: ids ? { limit: Math.max(limit, ids.length), status, ids: ids.join(',') } : { limit, status },
    })
    if (answer.ok) return answer.value.data
    const isRefused = answer.error.kind === 'refused' && REFUSES_IDS.includes(answer.error.status)
    if (!ids || !isRefused) return undefined
    knowsIds = false
    return await read()
  }

  return {
    newest: read,
    async byIds(ids) {
      const bets = await read(knowsIds ? ids : undefined)
      return bets?.filter(({ id }) => ids.includes(id))
    },
  }
}

/** What a back end says that takes no query it does not know. */
const REFUSES_IDS: readonly number[] = [400, 422]
