import { createLive, ListFrame, MatchList } from '@touchline/web/lists'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ReactNode } from 'react'
import type { Match } from '@touchline/domain/match'
import type { ScenePicks, Renderer } from '../scene.ts'

const LIVE_OPTIONS = { now: () => performance.timeOrigin + performance.now() }
/** Lists up to this length are mounted as a whole. */
const WHOLE = 50

/** The product's list and the product's store, as the pages use them. */
export function createOurs(lists: (matches: readonly Match[]) => ReactNode): Renderer {
  const live = createLive({ ...LIVE_OPTIONS, schedule: flush => requestAnimationFrame(flush) })
  return {
    mount(host, { matches, picks }) {
      const root = createRoot(host)
      flushSync(() =>
        root.render(
          <ListFrame live={live} picks={picks}>
            {lists(matches)}
          </ListFrame>,
        ),
      )
    },
    apply(change) {
      if (change.kind === 'markets') live.store.applyMarkets(change.change)
      else live.store.applyMatch(change.change)
    },
  }
}

/** The list as a page has it: a long one is windowed. */
export const oneList = (matches: readonly Match[]): ReactNode => <MatchList matches={matches} />

/** The same rows in lists so short that each is mounted as a whole. */
export function wholeLists(matches: readonly Match[]): ReactNode {
  return Array.from({ length: Math.ceil(matches.length / WHOLE) }, (_, n) => (
    <MatchList key={n} matches={matches.slice(n * WHOLE, (n + 1) * WHOLE)} />
  ))
}

/** The list's HTML before anything ticks. */
export async function markupOf(matches: readonly Match[], picks: ScenePicks): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const live = createLive({ ...LIVE_OPTIONS, schedule: () => {} })
  return renderToStaticMarkup(
    <ListFrame live={live} picks={picks}>
      {wholeLists(matches)}
    </ListFrame>,
  )
}
