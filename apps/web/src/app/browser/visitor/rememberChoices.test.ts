import { expect, test } from 'vitest'
import { createSettingsStore } from '#core/settings'
import type { StoredTexts } from '#shared/storage'
import { rememberChoices } from './rememberChoices.ts'

function someTexts(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries))
  const texts: StoredTexts = {
    read: key => stored.get(key),
    write: (key, text) => stored.set(key, text).has(key),
    remove: key => void stored.delete(key),
  }
  return { stored, texts }
}

function aBrowser({ local = {}, tab = {}, cookies = '', isPlayer = false } = {}) {
  const settings = createSettingsStore({ oddsType: 'european' })
  const [lasting, session] = [someTexts(local), someTexts(tab)]
  rememberChoices({ settings, local: lasting.texts, tab: session.texts, cookies, isPlayer: () => isPlayer })
  return { settings, local: lasting.stored, tab: session.stored }
}

test.each(['none', 'higher', 'any'] as const)('[ACCEPT] the accept mode %s is there after a reload', mode => {
  const { settings, local } = aBrowser()
  settings.chooseOddsAcceptMode(mode)
  const reloaded = aBrowser({ local: Object.fromEntries(local) })
  expect(reloaded.settings.getState().oddsAcceptMode).toBe(mode)
})

test('[ACCEPT-7] a mode that was not chosen is not kept: the site’s holds, whatever it is next time', () => {
  const { settings, local } = aBrowser()
  settings.chooseOddsType('american')
  expect([settings.getState().oddsAcceptMode, local.get('oddsAcceptMode')]).toEqual(['higher', undefined])
  const strict = createSettingsStore({ oddsType: 'european', oddsAcceptMode: 'none' })
  expect(strict.getState().oddsAcceptMode).toBe('none')
})

test('a player’s accept mode is the server’s, not the browser’s', () => {
  const { settings } = aBrowser({ local: { oddsAcceptMode: 'any' }, isPlayer: true })
  expect(settings.getState().oddsAcceptMode).toBe('higher')
})

test.each([
  // tab         cookie                    local        shown
  [undefined, undefined, undefined, 'european'],
  [undefined, undefined, 'american', 'american'],
  [undefined, 'preferences=european', 'american', 'european'],
  ['percent', undefined, 'american', 'percent'],
  ['percent', 'preferences=european', 'american', 'percent'],
  ['roman', 'preferences=european', 'american', 'european'],
  ['roman', undefined, 'american', 'american'],
] as const)(
  '[9] of tab %s, cookie %s and local storage %s the odds format is %s',
  (oddsType, cookies, stored, shown) => {
    const { settings, tab } = aBrowser({
      local: stored ? { activeOddsType: stored } : {},
      tab: oddsType ? { oddsType } : {},
      cookies: cookies ?? '',
    })
    expect([settings.getState().oddsType, tab.get('oddsType')]).toEqual([shown, shown])
  },
)

test('[9] a player’s odds format is the server’s, whatever the tab showed', () => {
  const { settings } = aBrowser({ tab: { oddsType: 'percent' }, isPlayer: true })
  expect(settings.getState().oddsType).toBe('european')
})

test('[9] the odds format of the tab is kept in the session', () => {
  const { settings, tab } = aBrowser()
  expect(tab.get('oddsType')).toBe('european')
  settings.chooseOddsType('malaysian')
  expect(tab.get('oddsType')).toBe('malaysian')
})

test.each(['', 'all', '{"broken', 'HIGHER'])('[B2] the foreign choice %j changes nothing', text => {
  const { settings } = aBrowser({
    local: { oddsAcceptMode: text, activeOddsType: text },
    tab: { oddsType: text },
  })
  expect(settings.getState()).toMatchObject({ oddsAcceptMode: 'higher', oddsType: 'european' })
})
