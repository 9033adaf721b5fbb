import { AxeBuilder } from '@axe-core/playwright'
import type { ConsoleMessage, Page } from '@playwright/test'
import { expect, test } from './support/index.ts'
import { serveStories, type Stories } from './support/stories.ts'

let stories: Stories
test.beforeAll(async () => (stories = await serveStories()))
test.afterAll(async () => stories.close())

/** Two looks that between them hold both themes, both sizes and both reading directions. */
const LOOKS = [
  { name: 'dark, phone', globals: 'theme:dark;locale:en', viewport: { width: 390, height: 844 } },
  {
    name: 'light, desktop, right to left',
    globals: 'theme:light;locale:ar',
    viewport: { width: 1440, height: 900 },
  },
]

for (const { name, globals, viewport } of LOOKS) {
  test(`every story is drawn without an error and reads well to axe (${name})`, async ({ page }) => {
    test.setTimeout(300_000)
    const faults: string[] = []
    // A browser asks for a favicon by itself, which a story has not.
    const isOurs = (message: ConsoleMessage) => !message.location().url.endsWith('/favicon.ico')
    page.on('console', message => {
      if (message.type() === 'error' && isOurs(message))
        faults.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', error => faults.push(error.message))
    await page.setViewportSize(viewport)
    for (const id of stories.ids) {
      const found = await test.step(id, () =>
        look(page, `${stories.origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`),
      )
      expect([...faults, ...found], id).toEqual([])
    }
    expect(stories.ids.length).toBeGreaterThan(30)
  })
}

/** What axe finds in one story. Rules about a whole page are left out: a story is a part of one. */
async function look(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await page.locator('body.sb-show-main').waitFor()
  await page.locator('#storybook-root > *, [role="dialog"]').first().waitFor()
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .disableRules(['meta-viewport'])
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}
