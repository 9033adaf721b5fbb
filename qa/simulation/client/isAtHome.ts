import type { SimulatedTab } from './tab.ts'

/** Whether a player is signed in and sees matches; if not, the tab starts to sign in and load. */
export async function isAtHome(tab: SimulatedTab): Promise<boolean> {
  if (tab.session.getState().status !== 'LOGGED_IN') {
    await tab.comeBack()
    return false
  }
  if (tab.matches.size > 0) return true
  void tab.load()
  return false
}
