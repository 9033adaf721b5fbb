import type { ConsoleMessage, Page } from '@playwright/test'
import { axeOn, DESKTOP, expect, PHONE, serveStories, test, type Stories } from '../support/index.ts'

let stories: Stories
test.beforeAll(async () => (stories = await serveStories()))
test.afterAll(async () => stories.close())

/** All in one look; the slip and My bets, where direction and light theme matter most, also in the opposite one. */
const LOOKS = [
  {
    name: 'every story, dark, on a phone',
    globals: 'theme:dark;locale:en',
    viewport: PHONE,
    drawn: /./,
  },
  {
    name: 'the slip, My bets and notifications, light, on a desktop, right to left',
    globals: 'theme:light;locale:ar',
    viewport: DESKTOP,
    drawn: /^(ticket|my-bets|notifications)-/,
  },
]

for (const { name, globals, viewport, drawn } of LOOKS) {
  test(`stories are drawn without an error and read well to axe: ${name}`, async ({ page }) => {
    test.setTimeout(300_000)
    const faults: string[] = []
    // A browser requests a favicon, which stories do not have.
    const isOurs = (message: ConsoleMessage) => !message.location().url.endsWith('/favicon.ico')
    page.on('console', message => {
      if (message.type() === 'error' && isOurs(message))
        faults.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', error => faults.push(error.message))
    await page.setViewportSize(viewport)
    const ids = stories.ids.filter(id => drawn.test(id))
    for (const id of ids) {
      const found = await test.step(id, () =>
        look(page, `${stories.origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`),
      )
      expect([...faults, ...found], id).toEqual([])
    }
    expect(ids.length).toBeGreaterThan(15)
  })
}

/** What axe finds in one story. Rules about a whole page are left out: a story is a part of one. */
async function look(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await page.locator('body.sb-show-main').waitFor()
  await page.locator('#storybook-root > *, [role="dialog"]').first().waitFor()
  const { violations } = await axeOn(page).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}
