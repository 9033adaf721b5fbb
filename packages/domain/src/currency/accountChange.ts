/** The part of a player's account that choosing a currency needs. */
export type CurrencyAccount = { readonly currency: string }

/**
 * Whether choosing a currency calls the account change (spec section 4, currency): only if it differs from the
 * profile's ([CURRENCY-1]) and the player has an account in it ([CURRENCY-2]). Visitors have neither.
 */
export function accountChange(
  wanted: string,
  profileCurrency: string | undefined,
  accounts: readonly CurrencyAccount[],
): 'call' | 'none' {
  const hasAccount = accounts.some(account => account.currency === wanted)
  return wanted !== profileCurrency && hasAccount ? 'call' : 'none'
}
