/** When to request again what waits for the back end. A browser that shows the waiting page does so by itself. */
const WAIT_S = 2

/** Headers of every answer that waits for the back end. */
export const WAITING = { 'retry-after': String(WAIT_S), 'cache-control': 'no-store' }
