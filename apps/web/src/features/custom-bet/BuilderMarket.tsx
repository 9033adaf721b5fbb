import { outcomeKeyOf } from '@touchline/domain/market'
import type { Match } from '@touchline/domain/match'
import { MarketLines, shownLines, type MarketCardModel } from '#pieces/market-lines'
import { OddsCell, PauseNote } from '#pieces/odds-cell'
import { useText } from '#shared/i18n'
import css from './BuilderMarkets.module.css'
import { hindranceOf, hindranceOfLines, builderKeyOf } from './model/builderView.ts'
import type { BuilderState } from './model/createBuilder.ts'
import { rovingStop } from './model/rovingStop.ts'
import { useHindranceText } from './useHindranceText.ts'

/** One kind of market: prices to add or remove, one tab stop, and why some cannot be added. */
export function BuilderMarket({ match, card, state, isOpen, onOpen }: BuilderMarketProps) {
  const t = useText()
  const text = useHindranceText()
  const shown = shownLines(card.lines, isOpen)
  const [line] = shown
  const [first] = line?.outcomes ?? []
  const hindrance = hindranceOfLines(match.id, shown, state)
  return (
    <section className={css.card}>
      <div className={css.head}>
        <h3>{card.name}</h3>
        {line && first && (
          <PauseNote outcomeKey={builderKeyOf(match.id, line, first.id)} className={css.note} />
        )}
        <span className={css.note} data-hindrance="">
          {hindrance === 'some' ? t('custom-bet.some-cannot') : hindrance && text(hindrance)}
        </span>
      </div>
      <fieldset className={css.prices} aria-label={card.name} {...rovingStop}>
        <MarketLines
          card={card}
          isOpen={isOpen}
          onOpen={onOpen}
          price={(market, outcome, { suffix, ...cell }) => {
            const key = builderKeyOf(match.id, market, outcome.id)
            const hindered = hindranceOf(key, state)
            return (
              <OddsCell
                key={outcomeKeyOf(key)}
                outcomeKey={key}
                name={`${market.name}, ${suffix}`}
                {...cell}
                tabIndex={outcome === first ? 0 : -1}
                {...(hindered && { blocked: text(hindered) })}
              />
            )
          }}
        />
      </fieldset>
    </section>
  )
}
export interface BuilderMarketProps {
  match: Match
  card: MarketCardModel
  state: BuilderState
  /** Whether all lines are shown. */
  isOpen: boolean
  onOpen: () => void
}
