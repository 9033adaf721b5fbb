import type { BetWire, ApiClient } from '@touchline/contract'

/** Looks up in My bets the status of some bets. */
export interface BetLookUp {
  /** The newest bets; undefined where no answer came. */
  newest(): Promise<readonly BetWire[] | undefined>
  /** Those of these bets that My bets lists; undefined where no answer came. */
  byIds(ids: readonly string[]): Promise<readonly BetWire[] | undefined>
}
export interface BetLookUpOptions {
  /** How many of the newest bets are searched where the back end ignores ids. */
  readonly limit: number
  /** The statuses to list, separated by commas. */
  readonly status: string
}

/**
 * An operator's own back end may ignore `ids` and return the whole list, or refuse them: then they are not sent
 * again.
 */
export function createBetLookUp(client: ApiClient, { limit, status }: BetLookUpOptions): BetLookUp {
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

/** Statuses by which a back end refuses a query that it does not know. */
const REFUSES_IDS: readonly number[] = [400, 422]
