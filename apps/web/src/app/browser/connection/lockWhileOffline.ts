import type { LiveLine } from '#core/live'

/**
 * Locks every price while the browser is offline (design guide, words: "Odds are locked and your bet slip is saved").
 * A tap on one shows that reason. A price without live values, such as one that no snapshot has named, takes no tap
 * either.
 */
export function lockWhileOffline(document: Document, { lock }: Pick<LiveLine, 'lock'>): void {
  const { defaultView: window } = document
  const show = (): void => lock(!navigator.onLine)
  show()
  window?.addEventListener('online', show)
  window?.addEventListener('offline', show)
  const stop = (event: Event): void => {
    if (navigator.onLine || !(event.target instanceof Element)) return
    if (event.target.closest('[data-price]:not([aria-disabled="true"])')) event.stopPropagation()
  }
  document.addEventListener('click', stop, { capture: true })
}
