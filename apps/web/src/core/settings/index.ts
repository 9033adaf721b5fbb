export { createOddsText, type OddsText, type OtherFormats } from './createOddsText.ts'
export {
  decodePreferences,
  encodePreferences,
  PREFERENCES_COOKIE,
  PREFERENCES_COOKIE_SECONDS,
  THEMES,
  type VisitorPreferences,
} from './preferences.ts'
export { toSavedChoices } from './savedChoices.ts'
export { saveChoices } from './saveChoices.ts'
export {
  createSettingsStore,
  loadOtherFormats,
  type SettingsState,
  type SettingsStore,
} from './settingsStore.ts'
export { SettingsProvider, useSetting, useSettingsStore } from './SettingsProvider.tsx'
export { useOddsText } from './useOddsText.ts'
