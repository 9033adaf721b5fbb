import type { Page } from '@playwright/test'
import {
  check,
  DEMO_PLAYER,
  DESKTOP,
  dev,
  dockOf,
  expect,
  mainOutcome,
  openLater,
  openLive,
  PHONE,
  pick,
  placeBet,
  signInByApi,
  signInDemo,
  stakeOf,
  test,
} from '../support/index.ts'

test.use({ viewport: DESKTOP })

async function unreadByApi(page: Page): Promise<number> {
  const reply = await page.request.get('/api/sportsbook/notifications/counters')
  expect(reply.status()).toBe(200)
  return ((await reply.json()) as { data: { unread: number } }).data.unread
}

const bellOf = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  })

test('[E2E-130] a settled bet changes the bell, is in the list, and is marked as read by one button', async ({
  page,
}) => {
  await signInDemo(page.request)
  const match = await openLater(page, 4)
  const before = await unreadByApi(page)
  await expect(bellOf(page, before)).toBeVisible()
  await pick(page, mainOutcome(match))
  await stakeOf(dockOf(page)).fill('1.30')
  await placeBet(dockOf(page))
  await dev(page.request, 'finish', { match_id: match.id })
  await expect(page.locator('[data-speech=slip]')).toHaveText('A bet was settled.', { timeout: 30_000 })
  await expect(bellOf(page, before + 1)).toBeVisible({ timeout: 30_000 })

  await bellOf(page, before + 1).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  const newest = list.getByRole('listitem').first()
  await expect(newest).toContainText('Settled')
  await expect(newest).toContainText('Unread')
  await expect(newest).toContainText(match.home.name)
  await check(page, 'notifications', 'dialog')
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(newest).not.toContainText('Unread')
  await expect(bellOf(page, 0)).toBeVisible()
  expect(await unreadByApi(page)).toBe(0)

  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(bellOf(page, 0)).toBeFocused()
  await bellOf(page, 0).click()
  await newest.getByRole('link').click()
  await expect(page).toHaveURL(/bets-history\?bet=/)
  await expect(list).toBeHidden()
  const one = page.getByRole('region', { name: 'Your bet' })
  await expect(one.locator('[data-bet]')).toHaveCount(1)
  await expect(one).toContainText(match.home.name)
  await expect(one).toBeInViewport()
})

test('[E2E-131] on a phone the list is a sheet; signed out there is no bell', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openLive(page, '/sports')
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
  await signInByApi(page.request, DEMO_PLAYER)
  await openLive(page, '/sports')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Notifications' })
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  await check(page, 'notifications on a phone')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
})
