import type { WaitingTab } from './openApp.ts'

/** An empty tab that waits for its address and cannot reach this page. */
export function openTab(): WaitingTab | undefined {
  const tab = window.open('', '_blank')
  if (!tab) return undefined
  tab.opener = null
  return { go: url => tab.location.replace(new URL(url, location.href).href), close: () => tab.close() }
}
