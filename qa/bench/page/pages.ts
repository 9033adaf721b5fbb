import { readFileSync } from 'node:fs'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { PHONE } from '../support/index.ts'

/** The product's script, which loads all others. */
const CLIENT = /\/assets\/client-[^/]*\.js$/

/** A page with the counters of its main thread. */
export interface MeasuredPage {
  readonly page: Page
  readonly devtools: CDPSession
}

/** A page of the product with an open realtime connection. `prepare` runs before anything of it is loaded. */
export async function openReal(
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
  bypassCSP = false,
): Promise<MeasuredPage> {
  const page = await browser.newPage({ viewport: PHONE, bypassCSP })
  await prepare(page)
  await page.goto(address)
  return await alive(page)
}

/** The same page as the server renders it, with one script of our own in place of the product's. */
export async function openPlain(browser: Browser, address: string, script: string): Promise<MeasuredPage> {
  const body = readFileSync(script, 'utf8')
  // The plain page creates HTML from text, which the product's own policy (Trusted Types) forbids.
  return await openReal(
    browser,
    address,
    page => page.route(CLIENT, route => route.fulfill({ contentType: 'text/javascript', body })),
    true,
  )
}

async function alive(page: Page): Promise<MeasuredPage> {
  await page.locator('html[data-line="connected"]').waitFor({ state: 'attached' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, devtools }
}
