import type { ChangedBetWire } from '@touchline/contract'
import { betPhase } from '@touchline/domain/bet'
import type { RequestAnswer } from '@touchline/exactly-once'
import type { CashoutRefusal, CashoutState } from './cashoutState.ts'

type Waiting = Extract<CashoutState, { status: 'waiting' }>

/**
 * How a delayed cash-out was decided, by the current bet; unknown while it is not, or where the bet is an older
 * version.
 */
export function readDecision(
  { wish, version }: Waiting,
  bet: ChangedBetWire,
): RequestAnswer<never, void, CashoutRefusal> {
  const isOld = version !== undefined && bet.v !== undefined && bet.v <= version
  if (isOld || bet.status === 'cashout_in_progress') return { kind: 'unknown' }
  const isPaid = (bet.cashed_out?.value.value ?? 0) >= wish.paidBefore + wish.amount.value
  if (isPaid) return { kind: 'done', done: undefined }
  const offer = bet.to_cashout?.value
  const refusal: CashoutRefusal =
    betPhase(bet.status) === 'open'
      ? { why: 'changed', ...(offer !== undefined && { offer }) }
      : { why: 'decided' }
  return { kind: 'refused', refusal, isAboutSubject: true }
}
