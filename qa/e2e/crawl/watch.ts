import type { ConsoleMessage, Page } from '@playwright/test'

/** What went wrong on a page, as text, and how far its layout shifted. */
export type Watch = {
  /** Errors so far: on the console, thrown, and refused answers. */
  readonly faults: () => readonly string[]
  /** Sum of the layout shifts without interaction, since the page was loaded. */
  readonly shift: () => Promise<number>
}

declare global {
  interface Window {
    /** Written by the script that `watch` adds to every page. */
    crawlSaw: { shift: number }
  }
}

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

/** Watches a page from before its first request. */
export async function watch(page: Page): Promise<Watch> {
  const faults: string[] = []
  // The table checks the status of the page itself.
  const isOfPage = (message: ConsoleMessage): boolean => message.location().url === page.url()
  page.on('console', message => {
    if (message.type() === 'error' && !isOfPage(message))
      faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', error => faults.push(`thrown: ${error.message}`))
  page.on('response', reply => {
    const isDocument = reply.request().isNavigationRequest()
    if (reply.status() >= 400 && !isDocument) faults.push(`${reply.status()} of ${reply.url()}`)
  })
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { crawlSaw: seen })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    faults: () => faults,
    shift: () => page.evaluate(() => window.crawlSaw.shift),
  }
}
