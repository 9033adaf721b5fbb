import { useId, useState } from 'react'
import type { Market, Match, OutcomeKey } from '@touchline/domain'
import { Icon, IconButton } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { OddsCell, PauseNote } from '#pieces/odds-cell'
import { lineOf, nearestLines, type MarketFamily } from './model/marketFamilies.ts'
import css from './MarketSection.module.css'

const LINES_AT_FIRST = 3
const GRID_AT_FIRST = 9

/** One market with its lines. Ladders show three lines around the most balanced one, the rest on request. */
export function MarketSection({ match, family, onOpen }: MarketSectionProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(true)
  const [showsAll, setShowsAll] = useState(false)
  const body = useId()
  const lines = showsAll ? family.lines : nearestLines(family.lines, LINES_AT_FIRST)
  const hidden = family.lines.length - lines.length + (showsAll ? 0 : hiddenOutcomes(family))
  const change = (run: () => void) => () => {
    run()
    onOpen()
  }
  return (
    <section className={css.section}>
      <header className={css.head}>
        <h2 className={css.title}>{family.name}</h2>
        <PauseNote outcomeKey={keyOf(match, family.lines[0]!, 0)} className={css.note} />
        <IconButton
          icon={isOpen ? 'chevron-up' : 'chevron-down'}
          label={t(isOpen ? 'markets.collapse' : 'markets.expand', { market: family.name })}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={change(() => setOpen(!isOpen))}
        />
      </header>
      <div id={body} hidden={!isOpen}>
        {isOpen && <Prices match={match} family={family} lines={lines} showsAll={showsAll} />}
        {isOpen && hidden > 0 && (
          <button type="button" className={css.rest} onClick={change(() => setShowsAll(true))}>
            {t(family.layout === 'grid' ? 'markets.more-outcomes' : 'markets.more-lines', { count: hidden })}
            <Icon name="chevron-down" size={14} />
          </button>
        )}
      </div>
    </section>
  )
}
export interface MarketSectionProps {
  match: Match
  family: MarketFamily
  /** Called when other prices are drawn than before, so that the board binds them. */
  onOpen: () => void
}

function Prices({ match, family, lines, showsAll }: PricesProps) {
  const t = useText()
  if (family.layout === 'ladder') {
    return (
      <div className={css.ladder}>
        <span className={css.columnHead}>{t('markets.line')}</span>
        <span className={css.columnHead}>{t('side.over')}</span>
        <span className={css.columnHead}>{t('side.under')}</span>
        {lines.map(line => (
          <Line key={line.specifier} match={match} market={line} />
        ))}
      </div>
    )
  }
  return lines.map(line => (
    <div key={line.specifier} className={css[family.layout]} data-ways={line.outcomes.length}>
      {line.outcomes.slice(0, showsAll ? undefined : GRID_AT_FIRST).map((outcome, index) => (
        <OddsCell
          key={outcome.id}
          outcomeKey={keyOf(match, line, index)}
          name={`${outcome.name}, ${line.name}`}
          caption={outcome.name}
          layout={family.layout === 'stack' ? 'stack' : 'wide'}
        />
      ))}
    </div>
  ))
}
interface PricesProps extends Pick<MarketSectionProps, 'match' | 'family'> {
  lines: readonly Market[]
  showsAll: boolean
}

function Line({ match, market }: { match: Match; market: Market }) {
  return (
    <>
      <span className={css.line} data-balanced={market.mostBalanced}>
        {lineOf(market)}
      </span>
      {market.outcomes.map((outcome, index) => (
        <OddsCell
          key={outcome.id}
          outcomeKey={keyOf(match, market, index)}
          name={`${outcome.name}, ${market.name}`}
          layout="line"
        />
      ))}
    </>
  )
}

/** Outcomes of a long list that are not shown at first. */
function hiddenOutcomes(family: MarketFamily): number {
  return family.layout === 'grid' ? Math.max(0, family.lines[0]!.outcomes.length - GRID_AT_FIRST) : 0
}

function keyOf(match: Match, market: Market, index: number): OutcomeKey {
  return {
    matchId: match.id,
    marketId: market.id,
    specifier: market.specifier,
    outcomeId: market.outcomes[index]?.id ?? '',
  }
}
