import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { check, DESKTOP, dev, DEVICES, expect, test } from '../support/index.ts'

type Runner = {
  readonly id: string
  readonly name: string
  readonly withdrawn: boolean
  readonly racecard: { readonly jockey: string; readonly trainer: string; readonly form: readonly number[] }
}
type Race = { readonly id: string; readonly slug: string; readonly competitors: readonly Runner[] }

/** Upcoming races, up to this many pages of forty. */
async function races(request: APIRequestContext, pages = 1): Promise<readonly Race[]> {
  const found: Race[] = []
  for (let page = 0; page < pages; page++) {
    const answer = await request.get('/api/sportsbook/matches', {
      params: {
        type: 'race',
        match_status: '0',
        sort_by: 'start_time:asc',
        limit: 40,
        page: page + 1,
      },
    })
    found.push(...((await answer.json()) as { data: readonly Race[] }).data)
  }
  return found
}

/** A horse that runs in two of the races, neither of which is about to start. */
async function aHorseThatRunsTwice(request: APIRequestContext) {
  const later = (await races(request, 2)).slice(6)
  for (const first of later) {
    for (const horse of first.competitors.filter(({ withdrawn }) => !withdrawn)) {
      const next = later.find(
        race =>
          race.id !== first.id && race.competitors.some(({ id, withdrawn }) => id === horse.id && !withdrawn),
      )
      if (next) return { horse, first, next }
    }
  }
  throw new Error('No horse runs twice.')
}

const figures = (form: readonly number[]) => form.map(place => (place > 9 ? 0 : place)).join('-')
const rowOf = (page: Page, { name }: Runner): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

/** Whether a text of the row is wider than its box, or the page than the window. */
const cutTexts = (row: Locator) =>
  row.evaluate(
    element =>
      [element, document.documentElement, ...element.querySelectorAll('*')].filter(
        ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
      ).length,
  )

for (const [device, options] of DEVICES) {
  test.describe(`on ${device}`, () => {
    test.use(options)

    test(`[E2E-385] a racecard on ${device} names the jockey and the trainer and shows the form, whole`, async ({
      page,
    }) => {
      const race = (await races(page.request))[8]!
      await page.goto(`/sports/horse_racing/${race.slug}`)
      for (const runner of race.competitors) {
        const row = rowOf(page, runner)
        const { jockey, trainer, form } = runner.racecard
        for (const text of [
          `Jockey ${jockey}`,
          `Trainer ${trainer}`,
          `Form ${figures(form)}`,
          / kg/,
          /Age \d/,
        ])
          await expect(row).toContainText(text)
        expect(await cutTexts(row)).toBe(0)
      }
      await expect(page.getByText(/the latest last. 0 means tenth or lower/)).toBeVisible()
      // On a phone the tab bar may cover half of a price, depending on the scroll position.
      if (device === 'a desktop') await check(page, 'a racecard', 'main')
    })
  })
}

test.describe('racing', () => {
  test.use({ viewport: DESKTOP })

  test('[E2E-386] a race that was run is the last figure of its horses’ form', async ({ page }) => {
    const { horse, first, next } = await aHorseThatRunsTwice(page.request)
    const before = figures(horse.racecard.form)
    await dev(page.request, 'kick-off', { match_id: first.id })
    await dev(page.request, 'finish', { match_id: first.id })
    await page.goto(`/sports/horse_racing/${first.slug}`)
    await expect(page.getByText('1st', { exact: true })).toBeVisible()
    const row = rowOf(page, horse)
    await expect(row).toContainText(`Form ${before}`)
    const place = Number.parseInt((await row.innerText()).split('\n')[0]!, 10)
    await page.goto(`/sports/horse_racing/${next.slug}`)
    await expect(rowOf(page, horse)).toContainText(
      `Form ${figures([...horse.racecard.form.slice(1), place])}`,
    )
  })

  test('[E2E-387] only horses are runners: a league to win has selections', async ({ page }) => {
    await page.goto('/sports/racing')
    await expect(page.getByText(/^\d+ runners$/).first()).toBeVisible()
    const answer = await page.request.get('/api/sportsbook/matches?type=outright&limit=1')
    const [outright] = ((await answer.json()) as { data: { slug: string; sport: { key: string } }[] }).data
    await page.goto(`/sports/${outright!.sport.key}/${outright!.slug}`)
    await expect(page.getByText(/^\d+ selections$/)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/runner/i)
  })
})
