/** What a page received and showed; read from outside by `window.pixels`. */
export interface Pixels {
  /** Milliseconds from the feed's time in a publication to the frame after its figure or lock was written. */
  readonly delays: { readonly ms: number; readonly isPause: boolean; readonly matchId: string }[]
  publications: number
  /** Prices that publications named. */
  updates: number
  /** Sum of layout shifts that no tap caused. */
  shift: number
  /** Mounted prices that do not show the last received value. */
  wrong(): string[]
}
declare global {
  interface Window {
    pixels: Pixels
  }
}

type ShownPrice = {
  readonly odds: number
  readonly status: number
  readonly active: boolean
  readonly version: number
  readonly ts: number
}
type Publication = {
  readonly event_name?: string
  readonly message: {
    readonly match_id: string
    readonly v: number
    readonly ts: number
    readonly markets: readonly {
      readonly id: number
      readonly specifier: string
      readonly status: number
      readonly outcomes: readonly { readonly id: string; readonly odds: number; readonly active: boolean }[]
    }[]
  }
}

/**
 * Runs in the page before any other script: listens to the page's socket, and to changes of the document. It uses
 * nothing outside itself, because it is sent to the page as text.
 */
export function watchPixels(): void {
  const last = new Map<string, ShownPrice>()
  const waiting = new Map<string, ShownPrice>()
  const delays: Pixels['delays'] = []
  const pixels: Pixels = { delays, publications: 0, updates: 0, shift: 0, wrong }
  window.pixels = pixels
  const now = (): number => performance.timeOrigin + performance.now()

  const RealSocket = window.WebSocket
  window.WebSocket = class extends RealSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data }) => {
        for (const line of String(data).split('\n')) read(line)
      })
    }
  }

  function read(line: string): void {
    if (!line.includes('"pub":')) return
    const reply = JSON.parse(line) as { push?: { pub?: { data: Publication } } }
    const event = reply.push?.pub?.data
    if (event?.event_name !== 'markets_changed') return
    pixels.publications++
    const { match_id: matchId, v: version, ts, markets } = event.message
    for (const { id, specifier, status, outcomes } of markets) {
      for (const { id: outcomeId, odds, active } of outcomes) {
        pixels.updates++
        const key = `${matchId}/${id}/${specifier}/${outcomeId}`
        const received = { odds, status, active, version, ts }
        // Two channels publish the same match, and a delayed publication of the lists may arrive after a newer one.
        if (version < (last.get(key)?.version ?? 0)) continue
        last.set(key, received)
        const price = document.querySelector<HTMLElement>(`[data-price="${key}"]`)
        // A value that is shown already causes no paint.
        if (price && !isShown(price, received)) waiting.set(key, received)
      }
    }
  }

  function isShown(price: HTMLElement, { odds, status, active }: ShownPrice): boolean {
    const isOpen = status === 1 && active
    const figure = price.querySelector('b')?.textContent
    if (isOpen !== (price.dataset.availability === 'open')) return false
    return figure === '–' || figure === (odds / 1000).toFixed(odds % 10 === 0 ? 2 : 3)
  }

  const observer = new MutationObserver(() => {
    const shown: [string, ShownPrice][] = []
    for (const [key, received] of waiting) {
      const price = document.querySelector<HTMLElement>(`[data-price="${key}"]`)
      if (!price || isShown(price, received)) {
        waiting.delete(key)
        if (price) shown.push([key, received])
      }
    }
    if (shown.length === 0) return
    // The next frame begins when this one is on the screen.
    requestAnimationFrame(() => {
      const at = now()
      for (const [key, { ts, status }] of shown)
        delays.push({ ms: at - ts, isPause: status !== 1, matchId: key.slice(0, key.indexOf('/')) })
    })
  })
  document.addEventListener('DOMContentLoaded', () =>
    observer.observe(document.body, {
      subtree: true,
      characterData: true,
      attributeFilter: ['data-availability'],
    }),
  )
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) pixels.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })

  function wrong(): string[] {
    return [...document.querySelectorAll<HTMLElement>('[data-price]')].flatMap(price => {
      const received = last.get(price.dataset.price ?? '')
      return received && !isShown(price, received)
        ? [`${price.dataset.price} received at ${received.ts}: ${price.textContent}`]
        : []
    })
  }
}
