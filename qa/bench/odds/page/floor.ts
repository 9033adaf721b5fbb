import type { MatchChange, MarketsChange } from '@touchline/live'
import { showMark, type MarkedCell } from './marks.ts'
import type { Renderer } from './scene.ts'

/** What follows the odds in the label of a paused price; the text of the product's catalogue. */
export const PAUSED = 'Odds updating'
/** The direction of a marked price. */
const UP = ', up'
const DOWN = ', down'

type Cell = MarkedCell & {
  readonly element: HTMLElement
  readonly text: Text
  readonly name: string
  figure: string
  odds: number
}
type Line = { readonly cells: Map<string, Cell>; readonly note: HTMLElement | undefined; status: number }
type Row = { readonly home: Text; readonly away: Text; readonly clock: Text | undefined }
type Lines = Map<string, Line>

/**
 * No framework and no store: maps from keys to nodes, and assignments to what changed. The minimum that shows the
 * same.
 */
export function createFloor(): Renderer {
  const lines: Lines = new Map()
  const rows = new Map<string, Row>()
  return {
    mount(host, { html, picks }) {
      host.innerHTML = html
      for (const row of host.querySelectorAll<HTMLElement>('[data-match]')) {
        const text = (kind: string) => row.querySelector(`[data-match-text="${kind}"]`)?.firstChild as Text
        rows.set(row.dataset.match!, {
          home: text('score-home'),
          away: text('score-away'),
          clock: text('clock'),
        })
        for (const element of row.querySelectorAll<HTMLElement>('[data-price]')) takeCell(lines, row, element)
      }
      let picked = host.querySelectorAll<HTMLElement>('[aria-pressed="true"]')
      picks.subscribe(() => {
        for (const element of picked) element.setAttribute('aria-pressed', 'false')
        for (const line of lines.values()) {
          for (const { element } of line.cells.values())
            if (picks.has(element.dataset.price!)) element.setAttribute('aria-pressed', 'true')
        }
        picked = host.querySelectorAll<HTMLElement>('[aria-pressed="true"]')
      })
    },
    apply(change) {
      if (change.kind === 'markets') takeMarkets(lines, change.change)
      else takeState(rows, change.change)
    },
  }
}

function takeMarkets(lines: Lines, { matchId, markets }: MarketsChange): void {
  for (const market of markets) {
    const line = lines.get(`${matchId}/${market.id}/${market.specifier}`)
    if (!line) continue
    const isOpen = market.status === 1
    const wasOpen = line.status === 1
    line.status = market.status
    for (const outcome of market.outcomes) {
      const cell = line.cells.get(outcome.id)
      if (!cell) continue
      const moved = outcome.odds - cell.odds
      if (moved === 0 && isOpen === wasOpen) continue
      const isMarked = moved !== 0 && isOpen && wasOpen
      cell.odds = outcome.odds
      write(cell, isOpen, isMarked ? (moved > 0 ? UP : DOWN) : '')
      if (isMarked) showMark(cell, moved > 0)
    }
    if (isOpen !== wasOpen && line.note) line.note.textContent = isOpen ? '' : PAUSED
  }
}

function write(cell: Cell, isOpen: boolean, went: string): void {
  const { element, text, name } = cell
  text.data = cell.figure = (cell.odds / 1000).toFixed(2)
  element.setAttribute('aria-label', `${name}, ${cell.figure}${isOpen ? went : `, ${PAUSED}`}`)
  const availability = isOpen ? 'open' : 'suspended'
  if (element.dataset.availability === availability) return
  element.dataset.availability = availability
  element.setAttribute('aria-disabled', String(!isOpen))
}

function takeState(rows: ReadonlyMap<string, Row>, { matchId, state }: MatchChange): void {
  const row = rows.get(matchId)
  if (!row) return
  setText(row.home, String(state.score.home))
  setText(row.away, String(state.score.away))
  if (row.clock && state.clock) setText(row.clock, `${Math.floor((state.clock.matchTime ?? 0) / 60) + 1}′`)
}

function takeCell(lines: Lines, row: HTMLElement, element: HTMLElement): void {
  const key = element.dataset.price!
  const end = key.lastIndexOf('/')
  const market = key.slice(0, end)
  const text = element.querySelector('b')!.firstChild as Text
  let line = lines.get(market)
  if (!line) {
    const notes = [...row.querySelectorAll<HTMLElement>('[data-pause-note]')]
    const note = notes.find(one => one.dataset.pauseNote?.startsWith(`${market}/`))
    lines.set(market, (line = { cells: new Map(), note, status: 1 }))
  }
  const name = element.dataset.name!
  const cell: Cell = {
    element,
    text,
    name,
    figure: text.data,
    odds: Math.round(Number(text.data) * 1000),
    unmarked() {
      if (line.status === 1) element.setAttribute('aria-label', `${name}, ${cell.figure}`)
    },
  }
  line.cells.set(key.slice(end + 1), cell)
}

function setText(node: Text, text: string): void {
  if (node.data !== text) node.data = text
}
