import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { dev, matchesInPlay, openLive, pathOf } from './product.ts'

/** A goal during a cut connection is on the match's page once the connection is back, with either engine. */
export async function expectMissedGoal(page: Page, request: APIRequestContext): Promise<void> {
  const line = await cuttableLine(page)
  const [match] = await matchesInPlay(request)
  await openLive(page, pathOf(match!))
  const score = page.locator('main [data-match-text="score-away"]').first()
  const before = await score.textContent()
  line.cut()
  await expect(page.locator('html')).not.toHaveAttribute('data-line', 'connected')
  await dev(request, 'score', { match_id: match!.id, side: 'away' })
  line.resume()
  await expect(page.locator('html')).toHaveAttribute('data-line', 'connected', { timeout: 40_000 })
  await expect(score).not.toHaveText(before!)
}

/** A realtime connection that the test can cut: while cut, open sockets are closed and new ones too. */
async function cuttableLine(page: Page): Promise<{ cut: () => void; resume: () => void }> {
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
    resume() {
      isCut = false
    },
  }
}
