import { ERROR_CODES, type CallError, type ErrorBodyWire } from '@touchline/contract'
import { CASHOUT_HINDRANCES } from '@touchline/domain/cashout'
import { isAboutBets } from '@touchline/domain/placing'
import type { RequestAnswer } from '@touchline/exactly-once'
import type { CashoutRefusal } from './cashoutState.ts'

type Refused = RequestAnswer<never, never, CashoutRefusal>

const UNKNOWN: Refused = { kind: 'unknown' }

/**
 * Why a cash-out was refused, and whether the refusal is about the bet ([PLACE-36]); unknown where the answer does
 * not say.
 */
export function readRefusal(error: CallError): Refused {
  if (error.kind !== 'refused') return UNKNOWN
  const { status, body } = error
  switch (body?.code) {
    case ERROR_CODES.cashoutChanged:
      return refused(changed(body))
    case ERROR_CODES.cashoutNotOffered:
      return refused({ why: 'not-offered', because: hindranceOf(body) })
    case ERROR_CODES.cashoutDecided:
      return refused({ why: 'decided' })
  }
  // 409 without a code of its own: a request with the same key is still being processed.
  if (status >= 500 || [408, 409, 425, 429].includes(status)) return UNKNOWN
  // The key was used by another request: this answer does not say what that one came to.
  if (body?.code === ERROR_CODES.idempotencyMismatch) return UNKNOWN
  const refusal: CashoutRefusal = { why: 'refused', ...(body && { message: body.localized_message }) }
  return refused(refusal, isAboutBets(body?.code, []))
}

function refused(refusal: CashoutRefusal, isAboutSubject = true): Refused {
  return { kind: 'refused', refusal, isAboutSubject }
}

function changed({ details }: ErrorBodyWire): CashoutRefusal {
  const offer = details?.to_cashout
  return { why: 'changed', ...(typeof offer === 'number' && { offer }) }
}

function hindranceOf({ details }: ErrorBodyWire) {
  return CASHOUT_HINDRANCES.find(known => known === details?.because) ?? 'not_offered'
}
