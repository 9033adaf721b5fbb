import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '@touchline/tools/launch'

/**
 * The system's Chromium without its own network chatter.
 * @param args further switches of its command line
 */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      ...args,
    ],
  })
}

/** A phone, which most bettors use. */
export const PHONE = { width: 390, height: 844 } as const
