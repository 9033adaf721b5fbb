import { createBenchRandom } from './random.ts'
import { findWrong, type Checked } from './findWrong.ts'
import { makeMatches } from './matches.ts'
import { createScenePicks, type Renderer } from './scene.ts'
import { createStream, type Message } from './stream.ts'
import { createRenderer, type RendererName } from './renderers/index.ts'
import { markupOf } from './renderers/ours.tsx'

/** Options in the page's address. */
const options = new URLSearchParams(location.search)
const name = (options.get('renderer') ?? 'ours') as RendererName
const rows = Number(options.get('rows') ?? 1000)
const FRAMES_A_SECOND = 60

/** What the runner drives; each call is one step of a measurement. */
export interface Bench {
  /** Renders the list, and compares it before anything can change it. */
  mount(): Mounted
  /** Closed loop: one 60th of a second of the stream each frame. */
  runFrames(options: { readonly frames: number; readonly updatesPerSecond: number }): Promise<void>
  /** Open loop: the stream by the clock, however late the page is. */
  startClock(updatesPerSecond: number): void
  /** What was observed since the clock was started: milliseconds from each tap to the paint after it, and frames. */
  watched(): { readonly taps: readonly number[]; readonly frames: number }
  stopClock(): Promise<void>
  check(): Checked
}
export interface Mounted {
  /** Milliseconds including layout. */
  readonly ms: number
  /** Whether each row is, node by node, what our components render at first. */
  readonly isSame: boolean
}
declare global {
  interface Window {
    bench: Bench
    isReady: boolean
  }
}

const matches = makeMatches(rows)
const picks = createScenePicks()
const host = document.querySelector<HTMLElement>('#list')!
const stream = createStream(matches, createBenchRandom(7))
const renderer: Renderer = createRenderer(name)
const html = await markupOf(matches, picks)
let timer: ReturnType<typeof setInterval> | undefined

function apply({ changes }: Message): void {
  for (const change of changes) renderer.apply(change)
}
const idOf = (row: Element): string | null => row.getAttribute('data-match')
function isSame(row: Element, wanted: Element | undefined): boolean {
  const own = row.cloneNode(true)
  own.normalize() // adjacent text nodes are one node in parsed markup
  return wanted !== undefined && own.isEqualNode(wanted)
}
const taps = new Map<number, number>()
let frames = 0
/** The browser's own measure of an interaction: from the finger to the paint that shows its effect. */
function watch(): void {
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) taps.set(interactionId, Math.max(taps.get(interactionId) ?? 0, duration))
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const count = (): void => {
    frames++
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
}
const nextFrame = (): Promise<number> => new Promise(resolve => requestAnimationFrame(resolve))
/** A store's flush and a framework's render take a frame or two. */
async function settle(): Promise<void> {
  for (let n = 0; n < 4; n++) await nextFrame()
}

function isSameMarkup(): boolean {
  const wanted = document.createElement('template')
  wanted.innerHTML = html
  const rowOf = new Map([...wanted.content.querySelectorAll('[data-match]')].map(row => [idOf(row), row]))
  const shown = [...host.querySelectorAll('[data-match]')]
  return shown.length > 0 && shown.every(row => isSame(row, rowOf.get(idOf(row))))
}

window.bench = {
  mount() {
    const from = performance.now()
    renderer.mount(host, { matches, html, picks })
    host.getBoundingClientRect()
    const ms = performance.now() - from
    return { ms, isSame: isSameMarkup() }
  },
  async runFrames({ frames, updatesPerSecond }) {
    const messages: Message[] = []
    for (let sent = 0; sent < (frames / FRAMES_A_SECOND) * updatesPerSecond;) {
      const message = stream.next()
      messages.push(message)
      sent += message.updates
    }
    const perFrame = updatesPerSecond / FRAMES_A_SECOND
    let at = 0
    let sent = 0
    for (let frame = 1; frame <= frames; frame++) {
      await nextFrame()
      for (; at < messages.length && sent < frame * perFrame; at++) {
        sent += messages[at]!.updates
        apply(messages[at]!)
      }
    }
    while (at < messages.length) apply(messages[at++]!)
    await settle()
  },
  startClock(updatesPerSecond) {
    const from = performance.now()
    let sent = 0
    watch()
    timer = setInterval(() => {
      const due = ((performance.now() - from) / 1000) * updatesPerSecond
      while (sent < due) {
        const message = stream.next()
        sent += message.updates
        apply(message)
      }
    }, 20)
  },
  watched: () => ({ taps: [...taps.values()], frames }),
  async stopClock() {
    clearInterval(timer)
    await settle()
  },
  check: () => findWrong(host, stream.expected()),
}
document.addEventListener('click', ({ target }) => {
  const key = (target as Element).closest<HTMLElement>('[data-price]')?.dataset.price
  if (key !== undefined) picks.toggle(key)
})
window.isReady = true
