import type { Match } from '@touchline/domain'
import { lazy, useRef } from 'react'
import { FavouriteStar } from '#pieces/favourite-star'
import { MatchText, useLiveRow } from '#pieces/live-text'
import { KickOff } from '#pieces/match-row'
import { OnlyInBrowsers } from '#shared/hydration'
import { useText } from '#shared/i18n'
import { Link, useHref } from '#shared/router'
import { PeriodScores } from './PeriodScores.tsx'
import { usePhase } from './usePhase.ts'
import css from './MatchHero.module.css'

// Nobody has scrolled before first paint.
const MatchLine = lazy(async () => ({ default: (await import('./MatchLine.tsx')).MatchLine }))

/** Who plays, how it stands and since when. Once it has scrolled out of sight, one line of it stays. */
export function MatchHero({ match }: MatchHeroProps) {
  const hero = useRef<HTMLElement>(null)
  const href = useHref()
  const t = useText()
  const phase = usePhase(match)
  const hasBegun = phase !== 'to-come'
  useLiveRow(hero, match.id, phase)
  return (
    <>
      <nav className={css.trail} aria-label={t('match.trail')}>
        <Link href={href.sport(match.sport.key)}>{match.sport.name}</Link>
        <Link href={href.category({ slug: match.category.slug, sport: match.sport })}>
          {match.category.name}
        </Link>
        <Link href={href.league({ slug: match.tournament.slug, sport: match.sport })}>
          {match.tournament.name}
        </Link>
        <FavouriteStar
          className={css.star}
          type="matches"
          id={match.id}
          name={t('match.title', { home: match.home.name, away: match.away.name })}
        />
      </nav>
      <section ref={hero} className={css.hero} aria-label={t('match.score')}>
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
          {hasBegun && <MatchText matchId={match.id} kind="stage" className={css.stage} />}
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
            <div className={css.now}>
              <MatchText matchId={match.id} kind="score-home" />
              <i />
              <MatchText matchId={match.id} kind="score-away" />
            </div>
          ) : (
            <span className={css.versus}>{t('match.versus')}</span>
          )}
          <Team match={match} side="away" />
        </div>
        {hasBegun && <PeriodScores match={match} />}
        {(match.stadium ?? match.city) && (
          <p className={css.place}>{[match.stadium, match.city].filter(Boolean).join(', ')}</p>
        )}
      </section>
      <OnlyInBrowsers>
        <MatchLine match={match} phase={phase} hero={hero} />
      </OnlyInBrowsers>
    </>
  )
}
export interface MatchHeroProps {
  match: Match
}

function Team({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const { id, name } = match[side]
  return (
    <div className={css.team}>
      <img src={match[side].logo} width={36} height={36} alt="" />
      <bdi>{match[side].name}</bdi>
      <FavouriteStar className={css.teamStar} type="competitors" id={id} name={name} size={16} />
    </div>
  )
}
