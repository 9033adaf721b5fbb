import type { ChangedBetWire } from '@touchline/contract'
import { betStanding } from '@touchline/domain'
import type { CashoutRefusal, CashoutState } from './cashoutState.ts'

type Waiting = Extract<CashoutState, { status: 'waiting' }>

/** How a cash-out that waited was decided, by the bet as it is now; undefined while it is not, or where the bet is older news. */
export function readDecision(
  { wish, version }: Waiting,
  bet: ChangedBetWire,
): 'done' | CashoutRefusal | undefined {
  const isOld = version !== undefined && bet.v !== undefined && bet.v <= version
  if (isOld || bet.status === 'cashout_in_progress') return undefined
  if ((bet.cashed_out?.value.value ?? 0) >= wish.paidBefore + wish.amount.value) return 'done'
  if (betStanding(bet.status) !== 'open') return { why: 'decided' }
  const offer = bet.to_cashout?.value
  return { why: 'changed', ...(offer !== undefined && { offer }) }
}
