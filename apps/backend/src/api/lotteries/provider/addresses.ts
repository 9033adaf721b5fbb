import { API_BASES } from '@touchline/contract'
import { LOTTERY_PROVIDER } from '../presentLottery.ts'

/** Base address of everything the provider serves. */
export const BASE = `${API_BASES.wallet}/${LOTTERY_PROVIDER}`
/** Apart from the address of the launch call, so that each address has its own methods. */
export const LOTTERY_PAGES = `${BASE}/lotteries`
/** The cookie with the token of an open page. */
export const PAGE_COOKIE = 'drawhouse'

/** Only this page's own script, style and calls; nothing inline. */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const
