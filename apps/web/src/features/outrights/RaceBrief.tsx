import { MATCH_STATUS, type Outright, type Racecard } from '@touchline/domain/match'
import { formFigures } from '@touchline/domain/outright'
import { VisuallyHidden } from '@touchline/ui'
import { useMemo, useRef } from 'react'
import { useLiveRow } from '#pieces/live-text'
import { KickOff } from '#pieces/match-row'
import { OddsCell } from '#pieces/odds-cell'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import { runnerLines } from './runners/byPrice.ts'
import { keyOf } from './keyOf.ts'
import { RunnerNumber } from './runners/RunnerNumber.tsx'
import { useOutrightState } from './useOutrightState.ts'
import { wordsOf } from './wordsOf.ts'
import css from './RaceBrief.module.css'

/** How many runners of an event a list shows. */
const SHOWN = 3

/** One outright or race in a list: time, name, and its favourites with prices; once it is over, who was placed. */
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
  const words = wordsOf(outright)
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
          {type === 'race' ? t(`${words}.entrants`, { count: runners.length }) : tournament.name}
        </span>
      </div>
      <ol className={css.runners}>
        {lines.map(({ runner, place }) => (
          <li key={runner.id}>
            <RunnerNumber>{place ?? runner.number}</RunnerNumber>
            {runner.racecard && <img src={runner.logo} width={20} height={20} alt="" loading="lazy" />}
            <span className={css.who}>
              <bdi className="clip">{runner.name}</bdi>
              {runner.racecard && <BriefCard racecard={runner.racecard} />}
            </span>
            {mainMarket && isOpen && (
              <OddsCell
                outcomeKey={keyOf(outright, mainMarket, runner.id)}
                name={`${runner.name}, ${mainMarket.name}, ${name}`}
              />
            )}
          </li>
        ))}
      </ol>
      {isOpen && runners.length > SHOWN && (
        <Link className={css.all} href={href.match({ slug, sport })}>
          {t(`${words}.open-all`, { count: runners.length })}
        </Link>
      )}
    </article>
  )
}

/** The jockey of a horse and its form. */
function BriefCard({ racecard: { jockey, form } }: { racecard: Racecard }) {
  const t = useText()
  return (
    <small>
      <span className="clip">
        <VisuallyHidden>{t('racing.jockey')} </VisuallyHidden>
        <bdi>{jockey}</bdi>
      </span>
      {form.length > 0 && (
        <span className={css.form}>
          <VisuallyHidden>{t('racing.form')} </VisuallyHidden>
          <bdi dir="ltr">{formFigures(form)}</bdi>
        </span>
      )}
    </small>
  )
}
