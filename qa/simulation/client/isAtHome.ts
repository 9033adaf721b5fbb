import type { Tab } from './tab.ts'

/** Whether somebody is here and sees matches; where not, the tab sets about it. */
export async function isAtHome(tab: Tab): Promise<boolean> {
  if (tab.session.getState().status !== 'LOGGED_IN') {
    await tab.comeBack()
    return false
  }
  if (tab.matches.size > 0) return true
  void tab.load()
  return false
}
