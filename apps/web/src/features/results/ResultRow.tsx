import { MATCH_STATUS, type Match } from '@touchline/domain/match'
import { Icon } from '@touchline/ui'
import { lazy, useEffect, useRef, useState } from 'react'
import { sportIcon } from '#pieces/league-header'
import { periodFigure, scoreText } from '#pieces/live-text'
import { KickOff } from '#pieces/match-row'
import { Lazy } from '#shared/lazy'
import { useText } from '#shared/i18n'
import css from './Results.module.css'

const SettledMarkets = lazy(async () => ({
  default: (await import('#pieces/settled-markets')).SettledMarkets,
}))

/** A match that is over: its score and those of its periods; it opens to show how its markets were settled. */
export function ResultRow({ match }: { match: Match }) {
  const t = useText()
  const [isOpen, open] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // It may have been opened before hydration, when the event below had no listener.
  useEffect(() => open(details.current?.open ?? false), [])
  const { state, sport, category, tournament } = match
  const isCalledOff = state.status === MATCH_STATUS.closed
  return (
    <li>
      <details ref={details} onToggle={event => open(event.currentTarget.open)}>
        <summary className={css.row}>
          <span className={css.meta}>
            <Icon name={sportIcon(sport)} size={14} />
            <KickOff time={match.startTime} />
            <span className="clip">
              {t('list.league-of', { category: category.name, league: tournament.name })}
            </span>
          </span>
          {(['home', 'away'] as const).map(side => (
            <span key={side} className={css.side}>
              <img
                className={css.crest}
                src={match[side].logo}
                width={16}
                height={16}
                alt=""
                loading="lazy"
              />
              <bdi className={css.name}>{match[side].name}</bdi>
              {!isCalledOff && <b className={css.total}>{scoreText(state, side)}</b>}
            </span>
          ))}
          {isCalledOff ? (
            <span className={css.off}>{t('results.called-off')}</span>
          ) : (
            <span className={css.periods}>
              {state.periodScores[0]?.type === 'map' && <span>{t('score-label.rounds')}</span>}
              {state.periodScores.map(period => (
                <span key={period.key} data-kind="period">
                  <abbr title={t(`period.${period.key}`)}>{t(`period-short.${period.key}`)}</abbr>
                  <b>{periodFigure(state, period)}</b>
                </span>
              ))}
            </span>
          )}
          <Icon name="chevron-down" size={14} className={css.mark} />
        </summary>
        {isOpen && (
          <Lazy>
            <SettledMarkets matchId={match.id} />
          </Lazy>
        )}
      </details>
    </li>
  )
}
