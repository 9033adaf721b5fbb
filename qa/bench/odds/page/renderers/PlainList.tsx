import { Icon, VisuallyHidden } from '@touchline/ui'
import type { Market } from '@touchline/domain/market'
import type { Match } from '@touchline/domain/match'
import { createLive, LeagueHeader, ListFrame } from '@touchline/web/lists'
import { Fragment, memo, useLayoutEffect, useRef, type ReactNode } from 'react'
import { showMark, type MarkedCell } from '../marks.ts'
import type { Scene } from '../scene.ts'
import { PAUSED } from '../floor.ts'
import type { CellView, ScoreView } from './views.ts'

/** The list as usual in React, with the markup and the styles of the product; the caller provides the values. */
export function PlainList({ scene, row }: PlainListProps) {
  const leagues = [...Map.groupBy(scene.matches, ({ tournament }) => tournament.id).values()]
  return (
    <ListFrame live={unused} picks={scene.picks}>
      {leagues.map(matches => {
        const first = matches[0]!
        return (
          <section key={first.tournament.id} className={classes.group}>
            <LeagueHeader match={first} href={leagueHref(first)} note={`${matches.length} live`} />
            <ul className={classes.rows}>
              {matches.map(match => (
                <Fragment key={match.id}>{row(match)}</Fragment>
              ))}
            </ul>
          </section>
        )
      })}
    </ListFrame>
  )
}
export interface PlainListProps {
  scene: Scene
  row: (match: Match) => ReactNode
}

/** One row; `price` and `text` render what ticks. */
export function PlainRow({ match, price, text, note }: PlainRowProps) {
  const href = matchHref(match)
  return (
    <li className={classes.row} data-match={match.id} data-grid-row="">
      {metaOf(match, text, note)}
      <a href={href} className={classes.teams}>
        {(['home', 'away'] as const).map(side => (
          <span key={side} className={classes.team}>
            <img
              className={classes.crest}
              src={match[side].logo}
              width={16}
              height={16}
              alt=""
              loading="lazy"
            />
            <bdi className={classes.name}>{match[side].name}</bdi>
            {text(`score-${side}`)}
          </span>
        ))}
      </a>
      <button
        type="button"
        className={classes.star}
        data-favourite="matches"
        data-id={match.id}
        aria-label={starLabel(match)}
        aria-pressed={false}
      >
        <Icon name="star" size={16} />
      </button>
      <div
        className={classes.prices}
        data-place="main"
        data-ways={match.mainMarket?.outcomes.length}
        data-grid-start=""
      >
        {match.mainMarket &&
          pricesOf(match, match.mainMarket).map((place, index, all) =>
            price({ ...place, column: (all.length === 3 ? ['1', 'X', '2'] : ['1', '2'])[index]! }),
          )}
      </div>
      <div className={classes.prices} data-place="secondary" data-ways={2}>
        <span className={classes.line}>2.5</span>
        {match.secondaryMarket && pricesOf(match, match.secondaryMarket).map(price)}
      </div>
      <a href={href} className={classes.more}>
        <span data-markets-count>{`+${match.availableMarkets}`}</span>
        <VisuallyHidden>markets</VisuallyHidden>
        <Icon name="chevron-next" size={12} />
      </a>
    </li>
  )
}
/** Not a component, because components are what is measured. */
function metaOf(match: Match, text: PlainRowProps['text'], note: ReactNode) {
  return (
    <div className={classes.meta}>
      {text('clock')}
      <span className={classes.stage} data-match-text="stage">
        {match.sport.key === 'soccer' ? '1st half' : '1st set'}
      </span>
      <span className={classes.stoppage} data-match-text="stoppage">
        {'\u200b'}
      </span>
      {note}
    </div>
  )
}

export interface PlainRowProps {
  match: Match
  price: (place: PricePlace) => ReactNode
  text: (kind: TextKind) => ReactNode
  note: ReactNode
}
export type PricePlace = { readonly cellKey: string; readonly name: string; readonly column?: string }
export type TextKind = 'clock' | 'score-home' | 'score-away'

/**
 * A price as a component that is rendered with its value. Nothing is picked here: taps are measured on the floor and
 * on ours.
 */
export function PlainPrice({ cellKey, name, column, view }: PlainPriceProps) {
  const element = useRef<HTMLButtonElement>(null)
  const marked = useRef<MarkedCell>(undefined)
  const before = useRef(view)
  useLayoutEffect(() => {
    const last = before.current
    before.current = view
    if (last.odds === view.odds || !last.isOpen || !view.isOpen) return
    marked.current ??= { element: element.current! }
    showMark(marked.current, view.odds > last.odds)
  }, [view])
  const figure = (view.odds / 1000).toFixed(2)
  const label = `${name}, ${figure}`
  return (
    <button
      ref={element}
      type="button"
      className={classes.cell}
      data-price={cellKey}
      data-name={name}
      data-column={column}
      data-availability={view.isOpen ? 'open' : 'suspended'}
      aria-disabled={!view.isOpen}
      aria-pressed={false}
      aria-label={view.isOpen ? label : `${label}, ${PAUSED}`}
    >
      {' '}
      <b className={classes.odds}>{figure}</b>
    </button>
  )
}
export interface PlainPriceProps extends PricePlace {
  view: CellView
}
export const MemoPrice = memo(PlainPrice)

export function PlainText({ kind, view }: { kind: TextKind; view: ScoreView }) {
  const text = kind === 'clock' ? view.clock : kind === 'score-home' ? view.home : view.away
  return (
    <span
      className={kind === 'clock' ? classes.clock : classes.score}
      data-match-text={kind}
      // Without minutes it shows the stage of play.
      data-tells-stage={(kind === 'clock' && !text.endsWith('′')) || undefined}
    >
      {text}
    </span>
  )
}
export const MemoText = memo(PlainText)

export function PlainNote({ cellKey, isOpen }: { cellKey: string; isOpen: boolean }) {
  return (
    <span className={classes.pause} data-pause-note={cellKey}>
      {isOpen ? '' : PAUSED}
    </span>
  )
}

/** The build generates class names: they are read from the product's own markup. */
export function readClasses(html: string): void {
  const holder = document.createElement('template')
  holder.innerHTML = html
  const list = holder.content
  for (const [name, selector] of Object.entries(SELECTORS))
    classes[name as keyof typeof SELECTORS] = list.querySelector(selector)?.className ?? ''
  const hrefOf = (selector: string): string => list.querySelector(selector)?.getAttribute('href') ?? ''
  const [match, league] = [hrefOf('[data-match] a'), hrefOf('section a')]
  matchHref = ({ slug, sport }) => match.replace('match-0', slug).replace('/soccer/', `/${sport.key}/`)
  const star = list.querySelector(SELECTORS.star)?.getAttribute('aria-label') ?? ''
  starLabel = ({ home, away }) =>
    star.replace('Calder City 0', home.name).replace('Ashford Rangers 0', away.name)
  leagueHref = ({ tournament, sport }) =>
    league.replace('league-0', tournament.slug).replace('/soccer/', `/${sport.key}/`)
}

const SELECTORS = {
  group: 'section',
  rows: 'ul',
  row: 'li',
  meta: 'li > div',
  clock: '[data-match-text="clock"]',
  stage: '[data-match-text="stage"]',
  stoppage: '[data-match-text="stoppage"]',
  pause: '[data-pause-note]',
  teams: 'li > a',
  team: 'li > a > span',
  crest: 'img',
  name: 'bdi',
  score: '[data-match-text="score-home"]',
  star: 'li > [data-favourite]',
  prices: '[data-place]',
  line: '[data-place="secondary"] > span',
  cell: '[data-price]',
  odds: 'b',
  more: 'li > a:last-child',
}
const classes = {} as Record<keyof typeof SELECTORS, string>
let matchHref: (match: Match) => string = () => ''
let leagueHref: (match: Match) => string = () => ''
let starLabel: (match: Match) => string = () => ''
const unused = createLive({ now: () => 0, schedule: () => {} })

function pricesOf(match: Match, market: Market): PricePlace[] {
  return market.outcomes.map(({ id, name }) => ({
    cellKey: `${match.id}/${market.id}/${market.specifier}/${id}`,
    name: `${name}, ${market.name}, ${match.home.name} – ${match.away.name}`,
  }))
}
