import type { Market } from '@touchline/domain/market'
import { MATCH_STATUS, type MatchState, type Outright } from '@touchline/domain/match'
import { OddsCell } from '#pieces/odds-cell'
import { useText } from '#shared/i18n'
import type { CardRunner as Shown } from './byPrice.ts'
import { keyOf } from '../keyOf.ts'
import { RacecardFacts } from './RacecardFacts.tsx'
import { RunnerNumber } from './RunnerNumber.tsx'
import { wordsOf } from '../wordsOf.ts'
import css from './RunnerLine.module.css'

/** One runner of a card: number or place, name and prices, and for a horse its racecard. */
export function RunnerLine({ outright, markets, line: { runner, place }, state }: RunnerLineProps) {
  const t = useText()
  const { racecard, isWithdrawn } = runner
  const isPlaced = state.status === MATCH_STATUS.finished && place !== undefined
  return (
    <li className={css.line} data-withdrawn={isWithdrawn || undefined}>
      {(place ?? runner.number) !== undefined && <RunnerNumber>{place ?? runner.number}</RunnerNumber>}
      <img src={runner.logo} width={24} height={24} alt="" loading="lazy" />
      <span className={css.name}>
        <bdi>{runner.name}</bdi>
        {racecard && (
          <small>
            {t('racing.jockey')} <bdi className={css.jockey}>{racecard.jockey}</bdi>
          </small>
        )}
        {isWithdrawn && <small>{t(`${wordsOf(outright)}.withdrawn`)}</small>}
        {isPlaced && <small>{t('outrights.finished', { place })}</small>}
      </span>
      {racecard && (
        <span className={css.facts}>
          <RacecardFacts racecard={racecard} />
        </span>
      )}
      {!isWithdrawn &&
        markets.map(market => (
          <OddsCell
            key={`${market.id}/${market.specifier}`}
            outcomeKey={keyOf(outright, market, runner.id)}
            name={`${runner.name}, ${market.name}, ${outright.name}`}
          />
        ))}
    </li>
  )
}
export interface RunnerLineProps {
  outright: Outright
  markets: readonly Market[]
  line: Shown
  state: MatchState
}
