import { ERROR_CODES, type CallError, type ErrorBodyWire } from '@touchline/contract'
import { CASHOUT_HINDRANCES } from '@touchline/domain'
import type { CashoutRefusal } from './cashoutState.ts'

/** Why a cash-out was refused; undefined where the answer does not say whether it happened, so that it is asked for again. */
export function readRefusal(error: CallError): CashoutRefusal | undefined {
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
  return { why: 'refused', ...(body && { message: body.localized_message }) }
}

function changed({ details }: ErrorBodyWire): CashoutRefusal {
  const offer = details?.to_cashout
  return { why: 'changed', ...(typeof offer === 'number' && { offer }) }
}

function hindranceOf({ details }: ErrorBodyWire) {
  return CASHOUT_HINDRANCES.find(known => known === details?.because) ?? 'not_offered'
}
