import { outcomeKeyOf, type Market, type Outcome, type OutcomeKey } from '@touchline/domain/market'
import type { Match } from '@touchline/domain/match'
import { IconButton } from '@touchline/ui'
import { MarketLines, type MarketCardModel, type PriceCell } from '#pieces/market-lines'
import { OddsCell, PauseNote } from '#pieces/odds-cell'
import { useText } from '#shared/i18n'
import css from './MarketCard.module.css'

/** One kind of market with its lines. A collapsed card shows its name and stays in place. */
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
        <h2 tabIndex={-1} data-skip-to="">
          {card.name}
        </h2>
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
        <MarketLines
          card={card}
          isOpen={isOpen}
          onOpen={onOpen}
          price={(market, outcome, cell) => (
            <Price
              key={keyOf(match, market, outcome)}
              match={match}
              market={market}
              outcome={outcome}
              cell={cell}
            />
          )}
        />
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

function Price({ match, market, outcome, cell: { suffix, ...cell } }: PriceProps) {
  return (
    <OddsCell
      outcomeKey={{
        matchId: match.id,
        marketId: market.id,
        specifier: market.specifier,
        outcomeId: outcome.id,
      }}
      name={`${market.name}, ${suffix}`}
      {...cell}
    />
  )
}
interface PriceProps {
  match: Match
  market: Market
  outcome: Outcome
  cell: PriceCell
}

const firstKey = (match: Match, market: Market): OutcomeKey => ({
  matchId: match.id,
  marketId: market.id,
  specifier: market.specifier,
  outcomeId: market.outcomes[0]?.id ?? '',
})

const keyOf = (match: Match, market: Market, outcome: Outcome): string =>
  outcomeKeyOf({ matchId: match.id, marketId: market.id, specifier: market.specifier, outcomeId: outcome.id })
