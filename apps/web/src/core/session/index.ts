export { createSession, type Session, type SessionLine, type SessionPorts } from './createSession.ts'
export { deviceId, DEVICE_ID_COOKIE, DEVICE_ID_SECONDS, type CookieJar } from './deviceId.ts'
export { SessionProvider, useSession, useSessionState } from './SessionProvider.tsx'
export {
  activeAccount,
  type Account,
  type Player,
  type SessionState,
  type SignInReason,
} from './sessionState.ts'
export type { SignInFailure, SignInResult } from './signInResult.ts'
export { noTabs, tabsOver, type Tabs } from './tabs.ts'
