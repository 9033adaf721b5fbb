/** When to ask again for what waits for the back end. A browser that shows the page asks again by itself. */
const WAIT_S = 2

/** Headers of every answer that waits for the back end. */
export const WAITING = { 'retry-after': String(WAIT_S), 'cache-control': 'no-store' }
