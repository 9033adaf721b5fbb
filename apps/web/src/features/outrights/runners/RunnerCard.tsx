import type { Market } from '@touchline/domain/market'
import { MATCH_STATUS, type Outright } from '@touchline/domain/match'
import { TextField } from '@touchline/ui'
import { useId, useMemo, useRef, useState } from 'react'
import { useLiveRow } from '#pieces/live-text'
import { PauseNote } from '#pieces/odds-cell'
import { useLocale, useText } from '#shared/i18n'
import { findRunners, runnerLines } from './byPrice.ts'
import { keyOf } from '../keyOf.ts'
import { RunnerLine } from './RunnerLine.tsx'
import { useOutrightState } from '../useOutrightState.ts'
import { wordsOf } from '../wordsOf.ts'
import css from './RunnerCard.module.css'

/** From this many runners on, the card has a search by name. */
const SEARCHED_FROM = 16

/** Every runner of an event with its prices: one column for each market, the winner's first. */
export function RunnerCard({ outright, markets }: RunnerCardProps) {
  const t = useText()
  const locale = useLocale()
  const card = useRef<HTMLElement>(null)
  const headId = useId()
  const [wanted, setWanted] = useState('')
  const state = useOutrightState(outright)
  const [winner] = markets
  const lines = useMemo(() => runnerLines(outright, state, winner), [outright, state, winner])
  const shown = findRunners(lines, wanted, locale)
  useLiveRow(card, outright.id, `${shown.map(({ runner }) => runner.id).join(' ')} ${markets.length}`)
  const places = placesOf(markets)
  return (
    <section ref={card} className={css.card} aria-labelledby={headId} data-columns={markets.length}>
      <div className={css.head}>
        <h2 id={headId}>{outright.type === 'race' ? t('racing.card') : winner?.name}</h2>
        {winner && <PauseNote outcomeKey={keyOf(outright, winner, '')} className={css.note} />}
        {markets.map(({ id, specifier, name }) => (
          <span key={`${id}/${specifier}`} className={css.column} aria-hidden="true">
            {places !== undefined && specifier !== '' ? t('outrights.place') : t('outrights.win')}
            <span className={css.unseen}>{name}</span>
          </span>
        ))}
      </div>
      {state.status !== MATCH_STATUS.prematch && <p className={css.said}>{t('outrights.closed')}</p>}
      {lines.length >= SEARCHED_FROM && (
        <TextField
          className={css.search}
          label={t(`${wordsOf(outright)}.find`)}
          value={wanted}
          autoComplete="off"
          onChange={event => setWanted(event.target.value)}
        />
      )}
      {shown.length === 0 && <p className={css.said}>{t('outrights.found-none')}</p>}
      <ol className={css.lines}>
        {shown.map(line => (
          <RunnerLine key={line.runner.id} outright={outright} markets={markets} line={line} state={state} />
        ))}
      </ol>
      {outright.runners.some(({ racecard }) => racecard) && (
        <p className={css.said}>{t('racing.form-said')}</p>
      )}
      {places !== undefined && <p className={css.said}>{t('outrights.places-paid', { count: places })}</p>}
    </section>
  )
}
export interface RunnerCardProps {
  outright: Outright
  /** The winner's market first. */
  markets: readonly Market[]
}

/** How many places the second market pays, read from its specifier. */
function placesOf(markets: readonly Market[]): number | undefined {
  const line = markets.map(({ specifier }) => /^places=(\d+)$/.exec(specifier)?.[1]).find(Boolean)
  return line === undefined ? undefined : Number(line)
}
