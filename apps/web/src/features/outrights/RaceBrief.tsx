import { MATCH_STATUS, type Outright } from '@touchline/domain'
import { useMemo, useRef } from 'react'
import { useLiveRow } from '#pieces/live-text'
import { KickOff } from '#pieces/match-row'
import { OddsCell } from '#pieces/odds-cell'
import { useText } from '#shared/i18n'
import { Link, useHref } from '#shared/router'
import { runnerLines } from './byPrice.ts'
import { useOutrightState } from './useOutrightState.ts'
import css from './RaceBrief.module.css'

/** Runners that a list shows of an event. */
const SHOWN = 3

/** One outright or race in a list: when, what, and its favourites with their prices; once it is over who was placed. */
export function RaceBrief({ outright }: { outright: Outright }) {
  const t = useText()
  const href = useHref()
  const row = useRef<HTMLElement>(null)
  const state = useOutrightState(outright)
  const { name, mainMarket, sport, slug, startTime, runners, tournament, type } = outright
  const lines = useMemo(
    () => runnerLines(outright, state, mainMarket).slice(0, SHOWN),
    [outright, state, mainMarket],
  )
  const isOpen = state.status === MATCH_STATUS.prematch
  useLiveRow(row, outright.id, `${lines.map(({ runner }) => runner.id).join(' ')} ${isOpen}`)
  return (
    <article ref={row} className={css.row}>
      <div className={css.head}>
        <span className={css.when}>
          {isOpen || state.status === MATCH_STATUS.finished ? (
            <KickOff time={startTime} />
          ) : (
            <strong>{t('outrights.stage.running')}</strong>
          )}
        </span>
        <Link className={css.name} href={href.match({ slug, sport })}>
          <bdi>{name}</bdi>
        </Link>
        <span className={css.count}>
          {type === 'race' ? t('outrights.runners', { count: runners.length }) : tournament.name}
        </span>
      </div>
      <ol className={css.runners}>
        {lines.map(({ runner, place }) => (
          <li key={runner.id}>
            <span className={css.number}>{place ?? runner.number}</span>
            <bdi className="clip">{runner.name}</bdi>
            {mainMarket && isOpen && (
              <OddsCell
                outcomeKey={{
                  matchId: outright.id,
                  marketId: mainMarket.id,
                  specifier: mainMarket.specifier,
                  outcomeId: runner.id,
                }}
                name={`${runner.name}, ${mainMarket.name}, ${name}`}
              />
            )}
          </li>
        ))}
      </ol>
      {isOpen && runners.length > SHOWN && (
        <Link className={css.all} href={href.match({ slug, sport })}>
          {t('outrights.open-all', { count: runners.length })}
        </Link>
      )}
    </article>
  )
}
