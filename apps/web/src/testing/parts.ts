/** The client state of a visitor's tab in the simulation, without a page around it. */
export { createLine, createLive, matchSeedOf, type LiveLine, type Live } from '#core/live'
export { createSession, noTabs, type Session } from '#core/session'
export { createSettingsStore, saveChoices, type SettingsStore } from '#core/settings'
export { createSlip, type SlipNews, type SlipStore } from '#core/slip'
export { createCashouts, type Cashouts } from '#features/my-bets'
export { createUnread, type UnreadCount } from '#features/notifications'
