import type { Browser, CDPSession, Page } from '@playwright/test'
import { PHONE, readThread } from '../support/index.ts'
import type { Bench } from './page/main.ts'

declare global {
  interface Window {
    bench: Bench
    isReady: boolean
  }
}

/** One way of rendering under one load, for as long as the effort sets. */
export interface Case {
  readonly renderer: string
  readonly rows: number
  readonly updatesPerSecond: number
  readonly effort: MeasuringEffort
}
/** The duration of a measurement. */
export interface MeasuringEffort {
  readonly warmFrames: number
  readonly measuredFrames: number
  readonly taps: number
}
/** Milliseconds of the main thread per second of stream; `mountMs` once. */
export interface Closed {
  readonly cpuMs: number
  readonly scriptMs: number
  readonly mountMs: number
}
export interface Open {
  /** For each tap, until the next paint; browsers report it in steps of 8 ms, and nothing below 16. */
  readonly tapMs: readonly number[]
  readonly framesPerSecond: number
  /** Share of the time that the main thread was busy. */
  readonly busy: number
}

const FRAMES_A_SECOND = 60
/** The warm frames take longer than a mark lasts: from then on as many marks end as begin. */
export const WHOLE: MeasuringEffort = { warmFrames: 190, measuredFrames: 120, taps: 24 }
/** Long enough to check what is rendered; its figures are of no use. */
export const GLANCE: MeasuringEffort = { warmFrames: 10, measuredFrames: 20, taps: 4 }
const TAP_EVERY_MS = 250
const LOWEST_TAP_MS = 16

/**
 * Closed loop: one 60th of a second of stream each frame, so that every way of rendering does the same work however
 * slow it is.
 */
export async function measureClosed(browser: Browser, origin: string, one: Case): Promise<Closed> {
  return await onPage(browser, origin, one, async (page, devtools, mountMs) => {
    const { updatesPerSecond, effort } = one
    const run = (frames: number) =>
      page.evaluate(options => window.bench.runFrames(options), { frames, updatesPerSecond })
    await run(effort.warmFrames)
    const before = await readThread(devtools)
    await run(effort.measuredFrames)
    const after = await readThread(devtools)
    const seconds = effort.measuredFrames / FRAMES_A_SECOND
    return {
      cpuMs: (after.total - before.total) / seconds,
      scriptMs: (after.script - before.script) / seconds,
      mountMs,
    }
  })
}

/** Open loop: the stream by the clock on a slowed processor, and taps on prices at the same time. */
export async function measureOpen(
  browser: Browser,
  origin: string,
  one: Case,
  throttle: number,
): Promise<Open> {
  return await onPage(browser, origin, one, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    await page.evaluate(updates => window.bench.startClock(updates), one.updatesPerSecond)
    const { taps: tapCount } = one.effort
    const targets = await visiblePrices(page)
    const before = await readThread(devtools)
    const from = performance.now()
    for (let n = 0; n < tapCount; n++) {
      const { x, y } = targets[n % targets.length]!
      await page.mouse.click(x, y)
      await page.waitForTimeout(TAP_EVERY_MS)
    }
    const after = await readThread(devtools)
    const seconds = (performance.now() - from) / 1000
    const { taps, frames } = await page.evaluate(() => window.bench.watched())
    await page.evaluate(() => window.bench.stopClock())
    const unheard = Array.from({ length: Math.max(0, tapCount - taps.length) }, () => LOWEST_TAP_MS)
    return {
      tapMs: [...taps, ...unheard],
      framesPerSecond: frames / seconds,
      busy: (after.total - before.total) / 1000 / seconds,
    }
  })
}

/**
 * A page of its own for each measurement. Throws when the list differs from ours at first, or does not show the
 * stream's values at the end.
 */
async function onPage<T>(
  browser: Browser,
  origin: string,
  { renderer, rows }: Case,
  measure: (page: Page, devtools: CDPSession, mountMs: number) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport: PHONE })
  try {
    await page.goto(`${origin}/?renderer=${renderer}&rows=${rows}`)
    await page.waitForFunction(() => window.isReady)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const { ms: mountMs, isSame } = await page.evaluate(() => window.bench.mount())
    if (!isSame) throw new Error(`${renderer} draws other rows than the product.`)
    const figures = await measure(page, devtools, mountMs)
    const { cells, wrong } = await page.evaluate(() => window.bench.check())
    if (cells === 0 || wrong.length > 0)
      throw new Error(
        `${renderer}, ${rows} rows: ${wrong.length} of ${cells} values are wrong, such as ${wrong[0]}.`,
      )
    return figures
  } finally {
    await page.close()
  }
}

async function visiblePrices(page: Page): Promise<{ x: number; y: number }[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('[data-price]')]
      .map(price => price.getBoundingClientRect())
      .filter(({ width, bottom }) => width > 0 && bottom < innerHeight)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  )
}
