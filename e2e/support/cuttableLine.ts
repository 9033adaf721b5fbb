import type { Page } from '@playwright/test'

/** Realtime through a line the test can cut: while cut, open sockets are closed and new ones too. */
export async function cuttableLine(page: Page): Promise<{ cut: () => void; mend: () => void }> {
  let isCut = false
  const open = new Set<() => void>()
  await page.routeWebSocket(/\/connection\/websocket/, socket => {
    const server = socket.connectToServer()
    const close = (): void => void Promise.allSettled([socket.close(), server.close()])
    if (isCut) close()
    else open.add(close)
  })
  return {
    cut() {
      isCut = true
      for (const close of open) close()
      open.clear()
    },
    mend() {
      isCut = false
    },
  }
}
