import type { Page } from '@playwright/test'

/** Delays the page's modules, as a slow network does; the HTML and the small script before first paint still work. */
export async function holdModules(page: Page): Promise<() => void> {
  let release = (): void => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/assets\/(?!boot).*\.js$/, async route => {
    await held
    await route.continue()
  })
  return release
}
