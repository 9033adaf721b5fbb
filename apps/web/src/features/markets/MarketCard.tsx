import { outcomeKeyOf, type Market, type Match, type Outcome, type OutcomeKey } from '@touchline/domain'
import { Icon, IconButton } from '@touchline/ui'
import { OddsCell, PauseNote } from '#pieces/odds-cell'
import { useText } from '#shared/i18n'
import { lineOf, LINES_SHOWN, shownLines, type MarketCardModel } from './groupMarkets.ts'
import css from './MarketCard.module.css'

/** One kind of market with its lines. What is closed up shows its name and keeps its place. */
export function MarketCard({
  match,
  card,
  isPinned,
  isClosed,
  isOpen,
  onPin,
  onFold,
  onOpen,
}: MarketCardProps) {
  const t = useText()
  const bodyId = `market-${card.key.replace(/\W+/g, '-')}`
  return (
    <section className={css.card}>
      <div className={css.head}>
        <h2>{card.name}</h2>
        <PauseNote outcomeKey={firstKey(match, card.lines[0])} className={css.note} />
        <IconButton
          icon="pin"
          iconSize={16}
          label={t('markets.pin', { name: card.name })}
          pressed={isPinned}
          onClick={onPin}
        />
        <IconButton
          icon={isClosed ? 'chevron-down' : 'chevron-up'}
          iconSize={16}
          label={t('markets.fold', { name: card.name })}
          aria-expanded={!isClosed}
          aria-controls={bodyId}
          onClick={onFold}
        />
      </div>
      <div id={bodyId} hidden={isClosed}>
        <Lines match={match} card={card} lines={shownLines(card.lines, isOpen)} />
        {card.layout !== 'stack' && card.layout !== 'grid' && card.lines.length > LINES_SHOWN && (
          <button type="button" className={css.more} aria-expanded={isOpen} onClick={onOpen}>
            {isOpen
              ? t('markets.fewer-lines')
              : t('markets.more-lines', { count: card.lines.length - LINES_SHOWN })}
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
          </button>
        )}
      </div>
    </section>
  )
}
export interface MarketCardProps {
  match: Match
  card: MarketCardModel
  isPinned: boolean
  isClosed: boolean
  /** Whether all lines are shown. */
  isOpen: boolean
  onPin: () => void
  onFold: () => void
  onOpen: () => void
}

function Lines({ match, card, lines }: { match: Match; card: MarketCardModel; lines: readonly Market[] }) {
  const t = useText()
  if (card.layout === 'ladder') {
    return (
      <div className={css.ladder}>
        <span className={css.column}>{t('markets.line')}</span>
        {card.lines[0].outcomes.map(outcome => (
          <span key={outcome.id} className={css.column}>
            {withoutLine(outcome.name)}
          </span>
        ))}
        {lines.map(line => [
          <span key={line.specifier} className={css.line} data-balanced={line.mostBalanced || undefined}>
            {lineOf(line)}
          </span>,
          ...line.outcomes.map(outcome => (
            <Price
              key={keyOf(match, line, outcome)}
              match={match}
              market={line}
              outcome={outcome}
              layout="line"
            />
          )),
        ])}
      </div>
    )
  }
  const columns =
    card.layout === 'grid' ? (card.lines[0].outcomes.length % 2 === 0 ? 2 : 3) : card.lines[0].outcomes.length
  return (
    <div className={css.cells} data-columns={columns}>
      {lines.flatMap(line =>
        line.outcomes.map(outcome => (
          <Price
            key={keyOf(match, line, outcome)}
            match={match}
            market={line}
            outcome={outcome}
            layout={card.layout === 'stack' ? 'stack' : 'wide'}
          />
        )),
      )}
    </div>
  )
}

function Price({ match, market, outcome, layout }: PriceProps) {
  return (
    <OddsCell
      outcomeKey={{
        matchId: match.id,
        marketId: market.id,
        specifier: market.specifier,
        outcomeId: outcome.id,
      }}
      name={`${market.name}, ${outcome.name}`}
      layout={layout}
      {...(layout !== 'line' && { caption: outcome.name })}
    />
  )
}
interface PriceProps {
  match: Match
  market: Market
  outcome: Outcome
  layout: 'stack' | 'wide' | 'line'
}

const firstKey = (match: Match, market: Market): OutcomeKey => ({
  matchId: match.id,
  marketId: market.id,
  specifier: market.specifier,
  outcomeId: market.outcomes[0]?.id ?? '',
})

const keyOf = (match: Match, market: Market, outcome: Outcome): string =>
  outcomeKeyOf({ matchId: match.id, marketId: market.id, specifier: market.specifier, outcomeId: outcome.id })

/** `over 2.5` -> `over`: the line stands at the side. */
function withoutLine(name: string): string {
  return name.replace(/\s*\(?[+-]?\d+(?:[.,]\d+)?\)?$/, '')
}
