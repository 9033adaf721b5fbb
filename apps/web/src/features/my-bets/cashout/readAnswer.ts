import { ERROR_CODES, type CallError, type ErrorBodyWire } from '@touchline/contract'
import { CASHOUT_HINDRANCES, speaksOfBets } from '@touchline/domain'
import type { CashoutRefusal } from './cashoutState.ts'

/**
 * Why a cash-out was refused; undefined where the answer does not say whether it happened, so that it is asked for again. `isOnly`:
 * no other request of it went out; else only a refusal that speaks of the bet says so ([PLACE-36]).
 */
export function readRefusal(error: CallError, isOnly: boolean): CashoutRefusal | undefined {
  if (error.kind !== 'refused') return undefined
  const { status, body } = error
  switch (body?.code) {
    case ERROR_CODES.cashoutChanged:
      return changed(body)
    case ERROR_CODES.cashoutNotOffered:
      return { why: 'not-offered', because: hindranceOf(body) }
    case ERROR_CODES.cashoutDecided:
      return { why: 'decided' }
  }
  // 409 without a code of its own: the same key is at work still.
  if (status >= 500 || [408, 409, 425, 429].includes(status)) return undefined
  // The key was used by another request: whatever that came to is not said here.
  const isKeyTaken = body?.code === ERROR_CODES.idempotencyMismatch
  if (isKeyTaken || (!isOnly && !speaksOfBets(body?.code, []))) return undefined
  return { why: 'refused', ...(body && { message: body.localized_message }) }
}

function changed({ details }: ErrorBodyWire): CashoutRefusal {
  const offer = details?.to_cashout
  return { why: 'changed', ...(typeof offer === 'number' && { offer }) }
}

function hindranceOf({ details }: ErrorBodyWire) {
  return CASHOUT_HINDRANCES.find(known => known === details?.because) ?? 'not_offered'
}
