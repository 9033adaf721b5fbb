import { chromium } from '@playwright/test'
import { findBrowser } from '@touchline/tools/launch'
import { heapKindsOf, type HeapKinds } from './heapKinds.ts'

/** A browser with one tab on the live page. */
export interface BrowserTab {
  /** Megabytes of JavaScript after a full garbage collection, and nodes in the document. */
  read(): Promise<{ readonly heapMb: number; readonly nodes: number }>
  /** What the JavaScript heap contains. It stops the tab for a second or two. */
  kinds(): Promise<HeapKinds>
  /** Number of rows on the page. */
  rows(): Promise<number>
  close(): Promise<void>
}

const MB = 1_048_576

export async function openBrowserTab(address: string): Promise<BrowserTab> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(address)
  const devtools = await page.context().newCDPSession(page)
  return {
    async read() {
      await devtools.send('HeapProfiler.collectGarbage')
      const { usedSize } = await devtools.send('Runtime.getHeapUsage')
      const { nodes } = await devtools.send('Memory.getDOMCounters')
      return { heapMb: usedSize / MB, nodes }
    },
    async kinds() {
      let text = ''
      const take = ({ chunk }: { readonly chunk: string }): void => void (text += chunk)
      devtools.on('HeapProfiler.addHeapSnapshotChunk', take)
      await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
      devtools.off('HeapProfiler.addHeapSnapshotChunk', take)
      return heapKindsOf(text)
    },
    rows: () => page.locator('[data-match]').count(),
    close: () => browser.close(),
  }
}
