import { formatOdds, toOdds } from '@touchline/domain/odds'
import { expect, test, vi } from 'vitest'
import { createOddsText } from './createOddsText.ts'
import { createSettingsStore } from './settingsStore.ts'

test('the code of an odds format is loaded when one is chosen, and not for decimals', async () => {
  const settings = createSettingsStore({ oddsType: 'european' })
  await settings.loadFormat()
  settings.chooseTheme('dark')
  expect(settings.getState().otherFormats).toBeUndefined()
  settings.chooseOddsType('american')
  const others = await vi.waitUntil(() => settings.getState().otherFormats)
  expect(createOddsText('american', 'en', others).price(toOdds(2350))).toBe('+135')
})

test('a page in another format has its code before the first render', async () => {
  const settings = createSettingsStore({ oddsType: 'percent' })
  await settings.loadFormat()
  expect(settings.getState().otherFormats?.formatOdds).toBe(formatOdds)
})
