import type { Match } from '@touchline/domain/match'
import { lazy, useRef, type ReactNode } from 'react'
import { FavouriteStar } from '#pieces/favourite-star'
import { MatchText, useLiveRow } from '#pieces/live-text'
import { KickOff } from '#pieces/match-row'
import { ClientOnly } from '#shared/lazy'
import { useText } from '#shared/i18n'
import { ClockLine } from './ClockLine.tsx'
import { MatchHead } from './MatchHead.tsx'
import { ScoreLine } from './ScoreLine.tsx'
import { ScoreUnit } from './ScoreUnit.tsx'
import { Serves } from './Serves.tsx'
import { usePhase } from './usePhase.ts'
import css from './MatchHero.module.css'

// Lazy, because it is only shown after scrolling.
const MatchLine = lazy(async () => ({ default: (await import('./MatchLine.tsx')).MatchLine }))

/** Sides, score and clock. Once scrolled out of view, one line of it stays. */
export function MatchHero({ match, counts }: MatchHeroProps) {
  const hero = useRef<HTMLElement>(null)
  const t = useText()
  const phase = usePhase(match)
  const hasBegun = phase !== 'to-come'
  useLiveRow(hero, match.id, phase)
  return (
    <>
      <MatchHead match={match} />
      <section ref={hero} className={css.hero} data-phase={phase} aria-label={t('match.score')}>
        <h1 className={css.unseen} tabIndex={-1}>
          {t('match.title', { home: match.home.name, away: match.away.name })}
        </h1>
        <div className={css.clock}>
          {phase === 'live' && (
            <>
              <span className={css.dot} />
              <MatchText matchId={match.id} kind="clock-long" className={css.time} />
            </>
          )}
          {hasBegun && <MatchText matchId={match.id} kind="stage" />}
          {phase === 'live' && (
            <>
              <MatchText matchId={match.id} kind="stoppage" className={css.stoppage} />
              <MatchText matchId={match.id} kind="clock-left" className={css.left} />
            </>
          )}
          {phase !== 'live' && <KickOff time={match.startTime} />}
        </div>
        <div className={css.grid}>
          <Team match={match} side="home" />
          {hasBegun ? (
            <div className={css.now} data-sport={match.sport.key}>
              <MatchText matchId={match.id} kind="score-home" />
              <i />
              <MatchText matchId={match.id} kind="score-away" />
              <ScoreUnit match={match} />
            </div>
          ) : (
            <span className={css.versus}>{t('match.versus')}</span>
          )}
          <Team match={match} side="away" />
        </div>
        {phase === 'live' && match.sport.key === 'soccer' && <ClockLine match={match} />}
        {hasBegun && <ScoreLine match={match} counts={counts} />}
        {(match.stadium ?? match.city) && (
          <p className={css.place}>{[match.stadium, match.city].filter(Boolean).join(', ')}</p>
        )}
      </section>
      <ClientOnly>
        <MatchLine match={match} phase={phase} hero={hero} />
      </ClientOnly>
    </>
  )
}
export interface MatchHeroProps {
  match: Match
  /** What is counted besides scores, once the match has begun: list items. */
  counts?: ReactNode
}

function Team({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const { id, name } = match[side]
  return (
    <div className={css.team}>
      <img src={match[side].logo} width={36} height={36} alt="" />
      <span className={css.name}>
        <bdi>{match[side].name}</bdi>
        <Serves match={match} side={side} />
      </span>
      <FavouriteStar className={css.teamStar} type="competitors" id={id} name={name} size={16} />
    </div>
  )
}
