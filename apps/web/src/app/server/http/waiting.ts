/**
 * Seconds until a client repeats a request that waits for the back end. A browser with the waiting page does so by
 * itself.
 */
const WAIT_S = 2

/** Headers of every answer while the back end is not ready. */
export const WAITING_HEADERS = { 'retry-after': String(WAIT_S), 'cache-control': 'no-store' }
