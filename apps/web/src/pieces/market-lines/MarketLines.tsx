import type { ReactNode } from 'react'
import type { Market, Outcome } from '@touchline/domain/market'
import { Icon } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { lineOf, LINES_SHOWN, shownLines, type MarketCardModel } from './groupMarkets.ts'
import css from './MarketLines.module.css'

/**
 * The prices of one kind of market in the layout that suits it: side by side, or a ladder of lines with the rest on
 * request.
 */
export function MarketLines({ card, isOpen, onOpen, price }: MarketLinesProps) {
  const t = useText()
  const { layout, lines } = card
  return (
    <>
      {layout === 'ladder' ? (
        <Ladder card={card} isOpen={isOpen} price={price} />
      ) : (
        <div className={css.cells} data-columns={columnsOf(card)}>
          {layout === 'pairs' &&
            lines[0].outcomes.map(outcome => (
              <span key={outcome.id} className={css.side}>
                <bdi>{withoutLine(outcome.name)}</bdi>
              </span>
            ))}
          {shownLines(lines, isOpen).flatMap(line =>
            line.outcomes.map(outcome => price(line, outcome, cellOf(card, outcome))),
          )}
        </div>
      )}
      {layout !== 'stack' && layout !== 'grid' && lines.length > LINES_SHOWN && (
        <button type="button" className={css.more} aria-expanded={isOpen} onClick={onOpen}>
          {isOpen ? t('markets.fewer-lines') : t('markets.more-lines', { count: lines.length - LINES_SHOWN })}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
        </button>
      )}
    </>
  )
}
export interface MarketLinesProps {
  card: MarketCardModel
  /** Whether all lines are shown. */
  isOpen: boolean
  onOpen: () => void
  /** Draws one price, with a `key`; what a press does is up to the feature. */
  price: DrawPrice
}
type DrawPrice = (market: Market, outcome: Outcome, cell: PriceCell) => ReactNode

/** How a price is laid out, and how its outcome is read out; without a caption where a column head has it. */
export type PriceCell = {
  readonly layout: 'stack' | 'wide' | 'line'
  readonly caption?: string
  readonly suffix: string
}

function Ladder({ card, isOpen, price }: Pick<MarketLinesProps, 'card' | 'isOpen' | 'price'>) {
  const t = useText()
  return (
    <div className={css.ladder}>
      <span className={css.column}>{t('markets.line')}</span>
      {card.lines[0].outcomes.map(outcome => (
        <span key={outcome.id} className={css.column}>
          {withoutLine(outcome.name)}
        </span>
      ))}
      {shownLines(card.lines, isOpen).map(line => [
        <span key={line.specifier} className={css.line} data-balanced={line.mostBalanced || undefined}>
          {lineTextOf(line)}
        </span>,
        ...line.outcomes.map(outcome => price(line, outcome, { layout: 'line', suffix: outcome.name })),
      ])}
    </div>
  )
}

function columnsOf({ layout, lines: [{ outcomes }] }: MarketCardModel): number {
  if (layout !== 'grid') return outcomes.length
  return outcomes.length % 2 === 0 ? 2 : 3
}

function cellOf(card: MarketCardModel, { name }: Outcome): PriceCell {
  const { layout } = card
  const line = layout === 'pairs' ? LINE.exec(name)?.[1] : undefined
  // Screen readers read the line right before its price, as it is shown (WCAG 2.5.3).
  if (line !== undefined) return { layout: 'wide', caption: line, suffix: `${withoutLine(name)}, ${line}` }
  return { layout: isStacked(card) ? 'stack' : 'wide', caption: name, suffix: name }
}

/** Whether names are above their prices: beside them, three columns only have room for a score. */
function isStacked(card: MarketCardModel): boolean {
  const { layout, lines } = card
  if (layout !== 'grid') return layout === 'stack'
  return columnsOf(card) === 3 && lines[0].outcomes.some(({ name }) => name.length > SHORT_NAME_MAX)
}

/** Letters that fit beside a price in a third of a phone. */
const SHORT_NAME_MAX = 5

const LINE = /\s*\(?([+−-]?\d+(?:[.,]\d+)?)\)?$/

/** The line in the page's language, as its outcomes' names have it. */
function lineTextOf(line: Market): string {
  return LINE.exec(line.outcomes[0]?.name ?? '')?.[1] ?? String(lineOf(line))
}

/** `over 2.5` -> `over`: the line is at the side. */
function withoutLine(name: string): string {
  return name.replace(LINE, '')
}
