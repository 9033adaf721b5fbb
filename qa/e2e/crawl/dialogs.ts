import type { Locator, Page } from '@playwright/test'
import {
  expect,
  laterMatches,
  mainOutcome,
  openLive,
  pathOf,
  pick,
  PHONE,
  signInByApi,
  EMPTY_PLAYER,
} from '../support/index.ts'
import type { Look } from './looks.ts'

/** A dialog or panel, and how it is opened in any language. */
export type Dialog = {
  readonly name: string
  /** Opens it, and returns the part to check. */
  open(page: Page, look: Look): Promise<Locator>
  /** Whether it needs a signed-in player. */
  readonly isPlayers?: true
}

/** Where dialogs and panels are in the page. */
export const DIALOG_PARTS = '[role="dialog"], dialog[open], aside:has([role="tablist"]), #preferences'

const overlay = (page: Page): Locator => page.locator('[role="dialog"]:visible, dialog[open]:visible').last()

/** The slip with a leg: docked, or the sheet of a phone. */
async function openSlip(page: Page, { prefix, viewport }: Look): Promise<Locator> {
  const [match] = await laterMatches(page.request)
  await openLive(page, prefix + pathOf(match!))
  await pick(page, mainOutcome(match!))
  const isPhone = viewport.width === PHONE.width
  return isPhone ? overlay(page) : page.locator('aside:has([role=tablist])')
}

async function openByButton(button: Locator, part: Locator): Promise<Locator> {
  await button.click()
  await expect(part).toBeVisible()
  return part
}

/** Every dialog and panel (spec section 2.2), and the popovers of the header. */
export const DIALOGS: readonly Dialog[] = [
  {
    name: 'sign in',
    async open(page, { prefix }) {
      await openLive(page, `${prefix}/sports#signIn`)
      return overlay(page)
    },
  },
  {
    name: 'shared bet not found',
    async open(page, { prefix }) {
      await openLive(page, `${prefix}/sports?share-bet=ZZZZZZZZ`)
      return overlay(page)
    },
  },
  {
    name: 'search',
    async open(page, { prefix }) {
      await openLive(page, `${prefix}/sports/about`)
      const search = overlay(page)
      await expect(async () => {
        await page.keyboard.press('/')
        await expect(search).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await search.getByRole('combobox').fill('nor')
      await expect(search.getByRole('option').first()).toBeVisible()
      return search
    },
  },
  {
    name: 'preferences',
    async open(page, { prefix }) {
      await openLive(page, `${prefix}/sports/about`)
      const button = page.locator('[popovertarget="preferences"]:visible')
      if ((await button.count()) === 0) await page.locator('[popovertarget="menu"]:visible').first().click()
      return openByButton(button.first(), page.locator('#preferences'))
    },
  },
  {
    name: 'bet builder',
    async open(page, { prefix }) {
      const [match] = await laterMatches(page.request)
      await openLive(page, `${prefix}${pathOf(match!)}#bet-builder`)
      await expect(overlay(page).locator('[data-price]').first()).toBeVisible()
      return overlay(page)
    },
  },
  { name: 'slip with a leg', open: openSlip },
  {
    name: 'my bets',
    isPlayers: true,
    async open(page, look) {
      const panel = await openSlip(page, look)
      await panel.getByRole('tab').last().click()
      return panel
    },
  },
  {
    name: 'notifications',
    isPlayers: true,
    async open(page, { prefix }) {
      await openLive(page, `${prefix}/sports/about`)
      const bell = page.locator('header button[aria-haspopup="dialog"][aria-expanded]:visible')
      return openByButton(bell.first(), overlay(page))
    },
  },
]

/** A player without bets: no alert about money covers what is checked. */
export const signInForDialogs = (page: Page): Promise<void> => signInByApi(page.request, EMPTY_PLAYER)
