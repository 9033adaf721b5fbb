import type { Locator, Page, Route } from '@playwright/test'
import { DESKTOP, expect, ON_A_PHONE, openLive, PHONE, test } from '../support/index.ts'

const NARROW = { ...PHONE, width: 320 }

/** Visible choices above the first row, by their lines. */
const linesOfChoices = (page: Page): Promise<number> =>
  page.locator('#main').evaluate(main => {
    const first =
      main.querySelector('[data-match], summary:has(time)')?.getBoundingClientRect().top ?? Infinity
    const tops = [...main.querySelectorAll('[class*="chip"]')]
      .filter(chip => chip.checkVisibility())
      .map(chip => chip.getBoundingClientRect().top)
      .filter(top => top < first)
    return new Set(tops.map(top => Math.round(top / 20))).size
  })

/** The address of the first league of a list, from its head. */
async function leagueOf(page: Page): Promise<string> {
  await page.goto('/sports/soccer?sortBy=start_time%3Aasc')
  const head = page.locator('#main section [data-grid-row]').first().getByRole('link')
  return (await head.getAttribute('href'))!
}

test.describe('on a phone', () => {
  test.use(ON_A_PHONE)

  test('[E2E-374] a list has one row of choices; the rest is behind "Filters", which shows how many are set', async ({
    page,
  }) => {
    const league = await leagueOf(page)
    await page.goto(league)
    const way = page.getByRole('button', { name: /^Filters/ })
    const category = await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link')
      .last()
      .getAttribute('href')
    const lists = ['schedule', 'soccer', 'cybersport', 'results', 'live'].map(name => `/sports/${name}`)
    for (const path of [...lists, league, category!]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const size of [PHONE, NARROW]) {
        await page.setViewportSize(size)
        expect(await linesOfChoices(page), `${path} at ${size.width} px`).toBe(1)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, path).toBe(0)
      }
    }
    await page.setViewportSize(PHONE)
    await openLive(page, '/sports/schedule')
    await expect(way).toBeInViewport({ ratio: 1 })
    await way.tap()
    const sheet = page.getByRole('region', { name: 'Filters' }).filter({ has: page.getByRole('heading') })
    await sheet.getByRole('link', { name: 'Open for betting' }).tap()
    await expect(page).toHaveURL(/schedule\?isBettable=true$/)
    await sheet.getByRole('link', { name: 'Tomorrow' }).tap()
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d&isBettable=true$/)
    await expect(way).toHaveAccessibleName('Filters 2')
    await sheet.getByRole('button', { name: /^Show · \d+ match/ }).tap()
    await expect(sheet).toBeHidden()
    await expect(page.locator('#main').getByRole('link', { name: 'Tomorrow' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await way.tap()
    await sheet.getByRole('link', { name: 'Clear all' }).tap()
    await expect(page).toHaveURL(/schedule$/)
    await expect(way).toHaveAccessibleName('Filters')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })

  test('[E2E-376] breadcrumbs are plain links with signs between them, and structured data has the same', async ({
    page,
  }) => {
    await page.goto(await leagueOf(page))
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
    const steps = trail.getByRole('link')
    await expect(steps).toHaveCount(2)
    const looks = await steps.evaluateAll(links =>
      links.map(link => ({
        fill: getComputedStyle(link).backgroundColor,
        sign: getComputedStyle(link, '::before').content,
        height: link.getBoundingClientRect().height,
      })),
    )
    expect(looks).toEqual([
      { fill: 'rgba(0, 0, 0, 0)', sign: 'none', height: 44 },
      { fill: 'rgba(0, 0, 0, 0)', sign: '"/"', height: 44 },
    ])
    const names = await steps.allInnerTexts()
    const counted = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll(scripts => scripts.map(script => script.textContent ?? '').join())
    for (const name of names) expect(counted).toContain(JSON.stringify(name))
    await steps.last().tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1]!)
    await expect(trail.getByRole('link')).toHaveText([names[0]!])
  })

  test('[E2E-378] the heads of columns say what 1, X and 2 mean, to keys, fingers and listeners', async ({
    page,
  }) => {
    await openLive(page, '/sports/live?sport=soccer')
    const head = page.locator('#main [data-grid-row]').first()
    const columns = head.getByRole('button', { name: /1\s*X\s*2/ })
    await expect(columns).toHaveAccessibleDescription(/1 = Home team wins\s+X = Draw\s+2 = Away team wins/)
    const help = page.locator('p:popover-open')
    await columns.tap()
    await expect(help).toHaveText(/1 = Home team wins\s+X = Draw\s+2 = Away team wins/)
    await expect(help).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(help).toHaveCount(0)
    // With arrow keys, from the row below: to its star, up to the head's, and along the head.
    await page.locator('[data-match] [data-favourite]').first().focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(columns).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(help).toBeVisible()
  })

  test('[E2E-379] a list shows its density, is roomy below 360 px, and a chosen density stays', async ({
    page,
  }) => {
    await openLive(page, '/sports/live')
    const list = page.locator('#main [data-grid]').first()
    const row = list.locator('[data-match]').first()
    await expect(list).toHaveAttribute('data-density', 'regular')
    expect(await look(row)).toEqual({ price: 48, isBeside: true })
    await list.evaluate(element => element.setAttribute('data-density', 'roomy'))
    expect(await look(row)).toEqual({ price: 52, isBeside: false })
    // Cells of 32 px are too small for touch screens.
    await list.evaluate(element => element.setAttribute('data-density', 'compact'))
    expect(await look(row)).toEqual({ price: 44, isBeside: true })
    await list.evaluate(element => element.setAttribute('data-density', 'regular'))
    await page.setViewportSize(NARROW)
    expect(await look(row)).toEqual({ price: 52, isBeside: false })
  })
})

/** The height of a row's prices, and whether they are beside its teams. */
async function look(row: Locator): Promise<{ price: number; isBeside: boolean }> {
  const price = (await row.locator('[data-price]').first().boundingBox())!
  const teams = (await row.getByRole('link').first().boundingBox())!
  return { price: price.height, isBeside: price.y < teams.y + teams.height }
}

for (const { timezoneId, locale, today, tomorrow } of [
  { timezoneId: 'Pacific/Kiritimati', locale: '', today: 'Today', tomorrow: 'Tomorrow' },
  { timezoneId: 'Pacific/Pago_Pago', locale: '/de', today: 'Heute', tomorrow: 'Morgen' },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('[E2E-375] kick-offs are written with the day of the visitor’s own clock, and do not change at hydration', async ({
      page,
    }) => {
      const wrong: string[] = []
      page.on('pageerror', error => wrong.push(String(error)))
      page.on('console', message => message.type() === 'error' && wrong.push(message.text()))
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const times = [...document.querySelectorAll<HTMLTimeElement>('[data-match] time')]
          Object.assign(window, { timesBefore: times.map(time => time.textContent) })
        })
      })
      await openLive(page, `${locale}/sports/schedule`)
      const counted = await page.evaluate(() => {
        const day = (time: number) => new Intl.DateTimeFormat('sv').format(time)
        const clock = new Intl.DateTimeFormat('sv', { hour: '2-digit', minute: '2-digit' })
        const times = [...document.querySelectorAll<HTMLTimeElement>('[data-match] time')]
        return times.map(time => ({
          text: time.textContent ?? '',
          days: (Date.parse(day(Date.parse(time.dateTime))) - Date.parse(day(Date.now()))) / 86_400_000,
          clock: clock.format(Date.parse(time.dateTime)),
        }))
      })
      expect(counted.length).toBeGreaterThan(10)
      for (const { text, days, clock } of counted) {
        expect(text).toMatch(new RegExp(` ${clock}$`))
        if (days === 0) expect(text).toBe(`${today} ${clock}`)
        else if (days === 1) expect(text).toBe(`${tomorrow} ${clock}`)
        else expect(text).toMatch(/^\p{L}/u)
      }
      expect(counted.some(({ days }) => days === 0 || days === 1)).toBe(true)
      const before = await page.evaluate(() => (window as unknown as { timesBefore: string[] }).timesBefore)
      expect(before).toEqual(counted.map(({ text }) => text))
      expect(wrong).toEqual([])
    })
  })
}

for (const [path, size] of [
  ['/sports/schedule', PHONE],
  ['/sports/live', NARROW],
  ['/sports', PHONE],
  ['/sports/live', DESKTOP],
] as const) {
  test(`[E2E-377] new matches wait behind a line in the flow of ${path}, ${size.width} px wide: it covers and moves nothing`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.setViewportSize(size)
    let isChanged = false
    await page.route('**/api/sportsbook/matches?*', route => (isChanged ? withNew(route) : route.continue()))
    await openLive(page, path)
    const before = await places(page)
    isChanged = true
    const line = page.getByRole('button', { name: /^\d+ new match/ }).first()
    await expect(line).toBeVisible({ timeout: 45_000 })
    expect(await places(page)).toEqual(before)
    await expect(line.locator('xpath=ancestor::*[@aria-live="polite"]')).toHaveCount(1)
    expect(await covered(line)).toEqual([])
    expect((await line.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await line.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-match="new"]').first()).toBeAttached()
    await expect(page.locator('h1')).toBeFocused()
  })
}

/** Positions of rows and of heads of lists on the page. */
const places = (page: Page): Promise<readonly (readonly [string | null, number])[]> =>
  page
    .locator('#main :is([data-match], h1, h2, nav)')
    .evaluateAll(all =>
      all.map(one => [one.getAttribute('data-match'), one.getBoundingClientRect().top + scrollY] as const),
    )

/** Elements that overlap a line and are neither in it nor around it; no content scrolls under it. */
const covered = (line: Locator): Promise<readonly string[]> =>
  line.evaluate(element => {
    const box = element.getBoundingClientRect()
    const isFixed = (one: Element | null): boolean =>
      one !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(one).position) || isFixed(one.parentElement))
    const others = [...document.querySelectorAll('#main :is(a, button, [data-match], h1, h2)')].filter(
      other => !other.contains(element) && !element.contains(other) && other.checkVisibility(),
    )
    const under = others.filter(other => {
      const { top, bottom, left, right } = other.getBoundingClientRect()
      return top < box.bottom - 1 && bottom > box.top + 1 && left < box.right - 1 && right > box.left + 1
    })
    return [...(isFixed(element) ? ['it floats'] : []), ...under.map(other => other.outerHTML.slice(0, 120))]
  })

/** The same list with a new match before the others. */
async function withNew(route: Route): Promise<void> {
  const answer = await route.fetch()
  const body = (await answer.json()) as { data: { id: string }[] }
  const [first] = body.data
  await route.fulfill({ json: { ...body, data: first ? [{ ...first, id: 'new' }, ...body.data] : [] } })
}
