import type { Page } from '@playwright/test'

/**
 * The page's websocket, which after `goSilent` passes nothing on, not even its close, as with a dead network, until
 * `resume`.
 */
export async function silenceableLine(page: Page): Promise<{ goSilent: () => void; resume: () => void }> {
  let isMute = false
  await page.routeWebSocket(/\/connection\/websocket/, socket => {
    const server = socket.connectToServer()
    socket.onMessage(text => !isMute && server.send(text))
    server.onMessage(text => !isMute && socket.send(text))
    server.onClose(() => !isMute && void socket.close())
  })
  return { goSilent: () => void (isMute = true), resume: () => void (isMute = false) }
}

/**
 * The page's websocket, whose streams cannot be continued after `breakOff`: the connection ends, and the page
 * reconnects with positions of an epoch that the server does not know, as after a restart of its hub. The server then
 * answers that nothing is recovered.
 */
export async function forgottenStreams(page: Page): Promise<{ breakOff: () => void }> {
  let isForgotten = false
  const open = new Set<() => void>()
  await page.routeWebSocket(/\/connection\/websocket/, socket => {
    const server = socket.connectToServer()
    const close = (): void => void Promise.allSettled([socket.close(), server.close()])
    open.add(close)
    socket.onMessage(text =>
      server.send(isForgotten ? String(text).replaceAll(/"epoch":"[^"]*"/g, '"epoch":"forgotten"') : text),
    )
    server.onMessage(text => socket.send(text))
  })
  return {
    breakOff() {
      isForgotten = true
      for (const close of open) close()
      open.clear()
    },
  }
}
