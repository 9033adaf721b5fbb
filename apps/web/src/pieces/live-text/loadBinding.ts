import { createLater } from './createLater.ts'

const ASK_AGAIN_MS = 5_000

/** The binding of rows, which comes after first paint. */
export const onBinding = createLater({
  load: () => import('./bindRow.ts'),
  // One attribute for the whole page: nothing ticks, so no price is as fresh as it looks.
  tellMissing(isMissing) {
    if (isMissing) document.documentElement.setAttribute('data-freshness', 'stale')
    else document.documentElement.removeAttribute('data-freshness')
  },
  onChance(run) {
    const timer = setInterval(run, ASK_AGAIN_MS)
    const events = new AbortController()
    addEventListener('online', run, { signal: events.signal })
    document.addEventListener('visibilitychange', run, { signal: events.signal })
    return () => {
      clearInterval(timer)
      events.abort()
    }
  },
})
