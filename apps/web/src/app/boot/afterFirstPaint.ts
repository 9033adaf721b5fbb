/** Who waits for a first paint waits no longer than this: a browser may not report it. */
const PAINT_MS_MAX = 3_000
/** A press wants an answer, painted or not. */
const PRESSES = ['pointerdown', 'keydown'] as const

/**
 * Runs once, after the first paint: until then the line is for what is seen. At once where nothing is painted or no paint is reported: in a
 * tab behind others, in an old browser. A press ends the wait.
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
