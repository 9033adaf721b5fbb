import type { FuzzRequest } from '../requests/makeRequest.ts'
import { idempotencyKeyOf } from '../planRound.ts'

/** A movement in the ledger, and whether its bet has a result by now. */
export interface BookedMovement {
  readonly kind: string
  readonly bet_id: string | null
  readonly is_settled: boolean
}

/**
 * Movements that accepted calls may have caused. Every other movement is a fault, whether of a refused call or of one
 * that only reads.
 */
export interface Explanations {
  /** Records an accepted call and its answer; returns the bets it placed and cashed out, each the first time only. */
  readonly take: (
    request: FuzzRequest,
    body: unknown,
  ) => { readonly placed: number; readonly cashedOut: number }
  /** Whether an accepted call explains it. Each placement explains one movement, and each cash-out too. */
  readonly explain: (movement: BookedMovement) => boolean
}

export function createExplanations(): Explanations {
  const reported = new Set<string>()
  const stakes = new Set<string>()
  const refunds = new Set<string>()
  const cashouts = new Map<string, number>()
  const ruled = new Set<string>()

  return {
    take(request, body) {
      const { call, method } = request
      if (call === 'placeBets' && method === 'POST') {
        const fresh = (body as { data: Bet[] }).data.filter(({ id }) => isNew(id))
        for (const { id, status } of fresh) {
          stakes.add(id)
          if (status === 'submitted') refunds.add(id)
        }
        return { placed: fresh.length, cashedOut: 0 }
      }
      if (call === 'cashOut' && method === 'POST') {
        const { id } = (body as { data: Bet }).data
        if (!isNew(`${idempotencyKeyOf(request)} of ${id}`)) return NOTHING
        cashouts.set(id, (cashouts.get(id) ?? 0) + 1)
        return { placed: 0, cashedOut: 1 }
      }
      // A rule is valid for as long as the bet is open.
      if (call === 'setCashoutRule' && method === 'PUT') ruled.add((body as { data: Bet }).data.id)
      return NOTHING
    },
    explain({ kind, bet_id, is_settled }) {
      if (bet_id === null) return false
      if (kind === 'stake') return stakes.delete(bet_id)
      if (kind === 'cashout') return takeCashout(bet_id) || ruled.has(bet_id)
      return is_settled || (kind === 'refund' && refunds.delete(bet_id))
    },
  }

  function isNew(name: string): boolean {
    if (reported.has(name)) return false
    reported.add(name)
    return true
  }

  function takeCashout(betId: string): boolean {
    const left = cashouts.get(betId) ?? 0
    cashouts.set(betId, Math.max(0, left - 1))
    return left > 0
  }
}

interface Bet {
  readonly id: string
  readonly status: string
}
const NOTHING = { placed: 0, cashedOut: 0 }
