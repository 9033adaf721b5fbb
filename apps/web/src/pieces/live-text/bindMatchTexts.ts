import type { MatchId } from '@touchline/domain/match'
import type { Live } from '#core/live'
import { MATCH_TEXTS, matchText, showsStage, ticks, type MatchTextOptions } from './matchText.ts'

export type MatchTextBinding = Omit<MatchTextOptions, 'now'> & {
  readonly live: Live
  /** Epoch milliseconds on the server's clock; never decreases. */
  readonly now: () => number
  /** Calls `run` once a second until the returned function is called; one timer serves all clocks. */
  readonly everySecond: (run: () => void) => () => void
}

/** Binds every match text below `root` to the match's state; a running clock writes itself between the feed's times. */
export function bindMatchTexts(root: HTMLElement, matchId: MatchId, binding: MatchTextBinding): () => void {
  const { live, now, everySecond } = binding
  const cell = live.shown.matchState(matchId)
  if (!cell) return () => {}
  const nodes = [...root.querySelectorAll<HTMLElement>('[data-match-text]')].map(element => ({
    element,
    kind: KINDS.find(kind => kind === element.dataset.matchText),
  }))
  const clocks = nodes.filter(node => node.kind?.startsWith('clock'))

  const write = (written: typeof nodes): void => {
    const state = cell.read()
    const needs = { ...binding, now: now() }
    for (const { element, kind } of written) {
      if (kind) writeText(element, matchText(kind, state, needs))
      if (kind?.startsWith('clock')) element.toggleAttribute('data-tells-stage', showsStage(state))
    }
  }
  write(nodes)
  const stopCell = cell.subscribe(() => write(nodes))
  /** While prices are paused, clocks are too. */
  const tick = (): void => {
    if (!live.paused.read() && ticks(cell.read())) write(clocks)
  }
  const stopClock = clocks.length > 0 ? everySecond(tick) : () => {}
  const count = live.shown.availableMarkets(matchId)
  const counters = root.querySelectorAll<HTMLElement>('[data-markets-count]')
  const stopCount = count?.subscribe(() =>
    counters.forEach(element => writeText(element, `+${count.read()}`)),
  )
  return () => {
    stopCell()
    stopClock()
    stopCount?.()
  }
}

const KINDS = Object.keys(MATCH_TEXTS) as (keyof typeof MATCH_TEXTS)[]

function writeText(element: HTMLElement, text: string): void {
  const node = element.firstChild
  if (!node) element.textContent = text
  else if (node.nodeValue !== text) node.nodeValue = text
}
