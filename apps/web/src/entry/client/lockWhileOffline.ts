/**
 * Locks every price while the browser is offline (design guide, words: "Prices are locked, your slip is kept"). A tap is stopped before the
 * slip hears of it; the page says why at its foot.
 */
export function lockWhileOffline(document: Document): void {
  const { documentElement: root, defaultView: window } = document
  const show = (): void => {
    root.toggleAttribute('data-offline', !navigator.onLine)
  }
  show()
  window?.addEventListener('online', show)
  window?.addEventListener('offline', show)
  const stop = (event: Event): void => {
    if (navigator.onLine || !(event.target instanceof Element)) return
    if (event.target.closest('[data-price]')) event.stopPropagation()
  }
  document.addEventListener('click', stop, { capture: true })
}
