import type { Page } from '@playwright/test'

/** The page's websocket, which on `swallow` says and hears no more, its end included, as a dead line does, and goes on after `mend`. */
export async function swallowableLine(page: Page): Promise<{ swallow: () => void; mend: () => void }> {
  let isMute = false
  await page.routeWebSocket(/\/connection\/websocket/, socket => {
    const server = socket.connectToServer()
    socket.onMessage(text => !isMute && server.send(text))
    server.onMessage(text => !isMute && socket.send(text))
    server.onClose(() => !isMute && void socket.close())
  })
  return { swallow: () => void (isMute = true), mend: () => void (isMute = false) }
}
