import { settleMatch, type SettlementDeps } from './settleMatch.ts'

export type Settlement = {
  /** Settles what is queued. Calls while one runs are joined into one more round. */
  wake(): void
  /** Ends when nothing is queued but what cannot be settled. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/** Takes matches off the settlement queue, one at a time. What fails stays queued and is tried again. */
export function createSettlement(
  deps: SettlementDeps & { readonly onError: (error: unknown) => void },
): Settlement {
  let round: Promise<void> | undefined
  let again = false
  let isStopped = false

  async function settleQueued(): Promise<void> {
    // A match that cannot be settled must not hold up the others.
    const failed: string[] = []
    while (!isStopped) {
      const next = await deps.db
        .selectFrom('settlement_queue')
        .select('match_id')
        .$if(failed.length > 0, query => query.where('match_id', 'not in', failed))
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      if (!next) return
      await settleMatch(deps, next.match_id).catch((error: unknown) => {
        failed.push(next.match_id)
        deps.onError(error)
      })
    }
  }

  function wake(): void {
    if (isStopped) return
    if (round) {
      again = true
      return
    }
    round = settleQueued()
      .catch(deps.onError)
      .then(() => {
        round = undefined
        if (again) wake()
        again = false
      })
  }

  return {
    wake,
    async drain() {
      await round
      await settleQueued()
    },
    async stop() {
      isStopped = true
      await round
    },
  }
}
