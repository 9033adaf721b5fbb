import {
  balanceByApi,
  balanceOf,
  chooseByApi,
  DEMO_PLAYER,
  DESKTOP,
  dev,
  dockOf,
  euros,
  expect,
  fillSignIn,
  laterMatches,
  legsOf,
  mainOutcome,
  matchesInPlay,
  moveHome,
  openLive,
  pathOf,
  pick,
  placeBet,
  pressAction,
  priceOf,
  signInByApi,
  signInDemo,
  stakeOf,
  silenceableLine,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

for (const address of ['/sports#signIn', '/sports?modal=signIn', '/de/sports?modal=signIn&from=mail#top']) {
  test(`[SIGN-IN-1] ${address} opens sign in, and the wish leaves the address`, async ({ page, baseURL }) => {
    await page.goto(address)
    await expect(page.getByRole('dialog')).toBeVisible()
    const clean = address.replace('#signIn', '').replace('?modal=signIn', '').replace('&from', '?from')
    await expect(page).toHaveURL(`${baseURL}${clean}`)
    await expect(page.getByRole('dialog').locator('input[type="email"]')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('[SIGN-IN-2] a wrong password is reported, the right one signs in, and sign-out clears', async ({
  page,
}) => {
  await openLive(page, '/sports')
  const signIn = page.getByRole('banner').getByRole('button', { name: 'Sign in' })
  await signIn.click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await fillSignIn(page, { ...DEMO_PLAYER, password: 'not the password' })
  await expect(dialog.getByRole('alert')).toContainText('Wrong email or password.')
  await expect(dialog.getByLabel('Email')).toHaveValue(DEMO_PLAYER.email)
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toHaveValue('')

  await fillSignIn(page, DEMO_PLAYER)
  await expect(dialog).toBeHidden()
  await expect(balanceOf(page)).toHaveText(/\d/)
  await page.reload()
  await expect(balanceOf(page)).toHaveText(/\d/)

  await page.getByRole('button', { name: /^Account of Dana/ }).click()
  await page.getByRole('region', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click()
  await expect(signIn).toBeVisible()
  await expect(balanceOf(page)).toHaveCount(0)
  await dockOf(page).getByRole('tab', { name: 'My bets' }).click()
  await expect(dockOf(page)).toContainText('Sign in to see your bets')
  expect((await page.request.get('/api/platform/player/accounts')).status()).toBe(401)
  await page.reload()
  await expect(signIn).toBeVisible()
})

test('[SIGN-IN-3] an empty form shows what is missing and sends no request', async ({ page }) => {
  await openLive(page, '/sports#signIn')
  let requests = 0
  page.on('request', request => (requests += Number(request.url().endsWith('/sign_in'))))
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toContainText('Enter your email.')
  await expect(dialog).toContainText('Enter your password.')
  expect(requests).toBe(0)
})

test('[SIGN-IN-4] a 401 while placing signs out with "session expired", opens sign in and keeps the slip', async ({
  page,
}) => {
  const panel = dockOf(page)
  const line = await silenceableLine(page)
  const [match] = await laterMatches(page.request)
  await signInByApi(page.request, DEMO_PLAYER)
  await openLive(page, pathOf(match!))
  await pick(page, mainOutcome(match!))
  await stakeOf(panel).fill('1.50')
  await expect(balanceOf(page)).toHaveText(/\d/)
  await expect(panel.getByRole('button', { name: /^Place bet/ })).toBeEnabled()
  const before = await balanceByApi(page.request)

  // The session ends on the server, and the silent connection does not report it.
  line.goSilent()
  expect((await page.request.delete('/api/platform/users/sign_out')).ok()).toBe(true)
  await pressAction(panel, /^(Place bet|Accept)/)
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog).toContainText('Your session has expired.')
  await expect(balanceOf(page)).toHaveCount(0)

  line.resume()
  await fillSignIn(page, DEMO_PLAYER)
  await expect(dialog).toBeHidden()
  await expect(legsOf(panel)).toHaveCount(1)
  await expect(stakeOf(panel)).toHaveValue('1.50')
  await expect(balanceOf(page)).toHaveText(euros(before))
  await placeBet(panel)
  expect(await balanceByApi(page.request)).toBe(before - 150)
})

test('[SIGN-IN-4] a session that ends elsewhere ends here too, and the page shows it', async ({ page }) => {
  await signInByApi(page.request, DEMO_PLAYER)
  await openLive(page, '/sports')
  await expect(balanceOf(page)).toHaveText(/\d/)
  expect((await page.request.delete('/api/platform/users/sign_out')).ok()).toBe(true)
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toContainText('Your session has expired.')
  await expect(balanceOf(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-line', 'connected')
})

test('[SIGN-IN-5] a bet placed in one tab moves the balance of the other, and its sign-out signs that out', async ({
  page,
  context,
}) => {
  const panel = dockOf(page)
  const [match] = await laterMatches(page.request)
  await signInByApi(page.request, DEMO_PLAYER)
  const before = await balanceByApi(page.request)
  const other = await context.newPage()
  await openLive(other, '/sports/live')
  await expect(balanceOf(other)).toHaveText(euros(before))

  await openLive(page, pathOf(match!))
  await pick(page, mainOutcome(match!, 1))
  await stakeOf(panel).fill('2.50')
  await placeBet(panel)
  await expect(balanceOf(page)).toHaveText(euros(before - 250))
  await expect(balanceOf(other)).toHaveText(euros(before - 250))

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()

  // Both continue signed out: what happens now is on either page, and the connection is open.
  const price = priceOf(page, mainOutcome(match!))
  const shown = (await price.textContent())!
  await moveHome(page.request, match!, 1.2)
  await expect(price).not.toHaveText(shown)
  const [live] = await matchesInPlay(page.request)
  await dev(page.request, 'suspend', { match_id: live!.id, seconds: 3, reason: 'video_review' })
  const paused = other.locator(`[data-match="${live!.id}"] [data-price]`).first()
  await expect(paused).toHaveAttribute('data-availability', 'suspended')
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-line', 'connected')
})

test('[SIGN-IN-6] the player chooses among EUR, JPY, KWD and BTC; balance and slip follow', async ({
  page,
}) => {
  const panel = dockOf(page)
  const [match] = await laterMatches(page.request)
  await signInDemo(page.request)
  await openLive(page, pathOf(match!))
  await pick(page, mainOutcome(match!, 2))
  const menu = page.getByRole('region', { name: 'Account' })
  for (const [currency, figure, stake] of [
    ['JPY', /^¥[\d,]+$/, '150'],
    ['KWD', /KWD.[\d,]+\.\d{3}$/, '1.505'],
    // Spec section 5: a sum under 100 of the currency is written in its sub-currency.
    ['BTC', /^[\d,]+\.\d+.mBTC$/, '0.001'],
    ['EUR', /^€[\d,]+\.\d\d$/, '1.55'],
  ] as const) {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await menu.getByRole('list', { name: 'Accounts' }).getByRole('button', { name: currency }).click()
    await expect(menu).toBeHidden()
    await expect(balanceOf(page)).toHaveText(figure)
    await stakeOf(panel).fill(stake)
    await expect(panel.getByRole('button', { name: /^(Place bet|Accept)/ })).toBeEnabled()
    const { data } = (await (await page.request.get('/api/platform/player')).json()) as {
      data: { currency: string }
    }
    expect(data.currency).toBe(currency)
  }
})

test('[SIGN-IN-7] two decimals in yen are refused in words, at the field', async ({ page }) => {
  const panel = dockOf(page)
  const [match] = await laterMatches(page.request)
  await signInDemo(page.request, 'JPY')
  await openLive(page, pathOf(match!))
  await pick(page, mainOutcome(match!))
  await stakeOf(panel).fill('10.50')
  await expect(panel).toContainText('This currency has no decimals.')
  await expect(stakeOf(panel)).toHaveAttribute('aria-invalid', 'true')
  await chooseByApi(page.request, 'EUR')
})
