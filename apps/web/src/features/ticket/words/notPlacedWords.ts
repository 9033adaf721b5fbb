import type { QuickBetError } from '@touchline/domain/quick-bet'
import type { MoneyText } from '../amounts/index.ts'

/**
 * That there is no bet, and what that means for the money: none was taken, or what was taken while the bookmaker
 * decided was returned.
 */
export function notPlacedWords(
  error: QuickBetError,
  t: (key: string, values?: Record<string, string>) => string,
  { money }: Pick<MoneyText, 'money'>,
): string {
  const returned = 'returned' in error ? error.returned : undefined
  return returned ? t('ticket.not-placed-back', { sum: money(returned) }) : t('ticket.not-placed')
}
