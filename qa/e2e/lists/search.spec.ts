import {
  check,
  DEMO_PLAYER,
  DESKTOP,
  expect,
  fillSignIn,
  matchesInPlay,
  openLive,
  signInByApi,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

test('[E2E-300] a search by keys alone: it opens, chooses, leads there, is remembered, and gives focus back', async ({
  page,
  request,
}) => {
  const [match] = await matchesInPlay(request)
  await openLive(page, '/sports')
  const field = page.getByRole('combobox', { name: 'Search' })
  // The shortcut works once its code is loaded, some time after first paint.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await field.fill('ab')
  await expect(page.getByText('Enter at least 3 characters.')).toBeVisible()
  await field.fill(match!.home.name)
  const first = page.getByRole('option').first()
  await expect(first).toContainText(match!.home.name)
  await expect(first).toContainText('Live')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toBeFocused()
  await check(page, 'search with results')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/sports/${match!.sport.key}/`))
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: match!.home.name, exact: true }).click()
  await expect(field).toHaveValue(match!.home.name)
  // Enter pressed before the results opens the first one when it arrives.
  await field.fill(match!.away.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Search' }).click()
  await field.fill('qwvbxq')
  await expect(page.getByText('No results for “qwvbxq”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('header').getByRole('button', { name: 'Search' })).toBeFocused()
})

test('[E2E-354] the search offers matches in play, top leagues and recent searches before the first letter, and nothing for nonsense', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [match] = await matchesInPlay(request)
  await openLive(page, '/sports')
  const open = page.getByRole('button', { name: 'Search' })
  const dialog = page.getByRole('dialog')
  await open.click()
  await expect(dialog.getByRole('heading', { name: 'Popular' })).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Matches' }).getByRole('option').first()).toContainText(
    'Live',
  )
  await expect(dialog.getByRole('group', { name: 'Top leagues' }).getByRole('option').first()).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill('norzzz')
  await expect(page.getByText('No results for “norzzz”')).toBeVisible()
  await expect(dialog.getByRole('option')).toHaveCount(0)
  const word = match!.away.name.split(' ').at(-1)!
  await field.fill(word.slice(0, 4))
  const marked = dialog.locator('mark').filter({ hasText: word })
  await expect(marked.first()).toHaveText(new RegExp(`^${word}$`))
  for (const mark of await marked.all()) {
    const isWhole = await mark.evaluate(node => {
      const [own, name] = [node.getBoundingClientRect(), node.parentElement!.getBoundingClientRect()]
      return own.left >= name.left - 1 && own.right <= name.right + 1
    })
    expect(isWhole).toBe(true)
  }
  await dialog.getByRole('option').first().click()
  await expect(dialog).toBeHidden()
  // On a phone the match page has a header of its own, as designed.
  await openLive(page, '/sports')
  await open.click()
  await expect(dialog.getByRole('button', { name: word.slice(0, 4), exact: true })).toBeVisible()
})

test('[E2E-301] a star opens sign in, then counts; another tab and the page of favourites follow, and a refusal undoes it', async ({
  page,
  context,
  request,
}) => {
  await signInByApi(request, DEMO_PLAYER)
  const [match] = await matchesInPlay(request)
  await request.delete(`/api/sportsbook/favourites/matches/${match!.id}`)
  await openLive(page, '/sports/live')
  const star = page.locator(`[data-favourite="matches"][data-id="${match!.id}"]`)
  await star.click()
  await fillSignIn(page, DEMO_PLAYER)
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  const other = await context.newPage()
  await openLive(other, '/sports/favorites')
  await expect(other.locator(`[data-match="${match!.id}"]`)).toBeVisible()
  const theirs = other.locator(`[data-favourite="matches"][data-id="${match!.id}"]`)
  await expect(theirs).toHaveAttribute('aria-pressed', 'true')
  await check(other, 'favourites')
  await star.click()
  await expect(theirs).toHaveAttribute('aria-pressed', 'false')
  await page.route('**/favourites/matches/**', route => route.abort())
  await star.click()
  await expect(page.getByText('Favourite not changed')).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[E2E-302] menus lead to every page and languages to theirs, without scripts', async ({ page }) => {
    await page.goto('/sports')
    const side = page.getByRole('navigation', { name: 'Sports and leagues' }).first()
    for (const name of [
      'Favourites',
      'Schedule',
      'Results',
      'Esports',
      'Promotions',
      'About us',
      'Payments',
    ]) {
      await expect(side.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Preferences' }).click()
    await page.getByText('Language').click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de\/sports$/)
  })
})

test('[E2E-303] the side menu stays as narrow as it was left, from the first paint on', async ({ page }) => {
  await openLive(page, '/sports')
  const main = page.locator('#main')
  const wide = (await main.boundingBox())!.x
  const narrow = page.getByRole('button', { name: 'Collapse sports menu' })
  await narrow.click()
  await expect.poll(async () => (await main.boundingBox())!.x).toBeLessThan(wide)
  await page.reload()
  await expect(narrow).toHaveAttribute('aria-pressed', 'true')
  expect((await main.boundingBox())!.x).toBeLessThan(wide)
})
