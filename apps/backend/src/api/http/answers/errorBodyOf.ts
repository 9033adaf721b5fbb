import type { ErrorBodyWire, ErrorCode } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { leadingError, type Refusal } from './answer.ts'
import { messageOf } from './messages.ts'

/** The body of a 4xx or 5xx answer; for refused bets the message is that of the bet. */
export function errorBodyOf(
  { code, fields, errorsByBet }: Pick<Refusal, 'fields' | 'errorsByBet'> & { readonly code: ErrorCode },
  locale: Locale,
): ErrorBodyWire {
  const first = leadingError(errorsByBet ?? {})
  return {
    code,
    localized_message: first?.localized_message ?? messageOf(code, locale),
    ...(fields && { fields: { ...fields } }),
    ...(first?.details && { details: first.details }),
    ...(errorsByBet && { errors_by_bet: { ...errorsByBet } }),
  }
}
