/** The longest wait for a first paint: a browser may not report it. */
const PAINT_MS_MAX = 3_000
/** A press needs its code at once, painted or not. */
const PRESSES = ['pointerdown', 'keydown'] as const

/**
 * Runs once, after the first paint: until then the network is for what is visible. At once where nothing is painted
 * or no paint is reported: in a background tab, in an old browser. A press ends the wait.
 */
export function afterFirstPaint(window: Window & typeof globalThis, run: () => void): void {
  const { document, PerformanceObserver } = window
  const waiting = new AbortController()

  function start(): void {
    if (waiting.signal.aborted) return
    waiting.abort()
    run()
  }

  if (document.hidden || !PerformanceObserver?.supportedEntryTypes.includes('paint')) return start()
  const painted = new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start()
  })
  painted.observe({ type: 'paint', buffered: true })
  const timer = setTimeout(start, PAINT_MS_MAX)
  const { signal } = waiting
  signal.addEventListener('abort', () => {
    painted.disconnect()
    clearTimeout(timer)
  })
  for (const press of PRESSES) document.addEventListener(press, start, { capture: true, signal })
  document.addEventListener('visibilitychange', start, { signal })
}
