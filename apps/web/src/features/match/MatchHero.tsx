import { useRef } from 'react'
import { MATCH_STATUS, type Match } from '@touchline/domain'
import { useCell, useLive } from '#core/live'
import { useText } from '#shared/i18n'
import { KickOff } from '#pieces/match-row'
import { MatchText, useLiveRow } from '#pieces/live-text'
import { PeriodScores } from './PeriodScores.tsx'
import { StickyScore } from './StickyScore.tsx'
import css from './MatchHero.module.css'

/** Who plays, the score, the clock and the scores of the periods. Shrinks to one sticky line as the page scrolls. */
export function MatchHero({ match }: MatchHeroProps) {
  const t = useText()
  const live = useLive()
  const hero = useRef<HTMLElement>(null)
  // State changes draw periods anew, a few times a minute; the clock and score between them are bound texts.
  const state = useCell(live.store.matchState(match.id)) ?? match.state
  const isLive = state.status !== MATCH_STATUS.prematch
  useLiveRow(hero, match.id, `${state.status} ${state.periodScores.length}`)
  return (
    <>
      <section ref={hero} className={css.hero} aria-label={t('match.score')}>
        <p className={css.clock} data-live={isLive}>
          {isLive ? (
            <>
              <MatchText matchId={match.id} kind="clock-long" className={css.time} />
              <MatchText matchId={match.id} kind="stage" className={css.stage} />
            </>
          ) : (
            <KickOff time={match.startTime} />
          )}
        </p>
        <h1 className={css.grid}>
          <Team name={match.home.name} logo={match.home.logo} />
          {isLive ? (
            <span className={css.now}>
              <MatchText matchId={match.id} kind="score-home" />
              <i aria-hidden="true">–</i>
              <MatchText matchId={match.id} kind="score-away" />
            </span>
          ) : (
            <span className={css.versus}>{t('match.versus')}</span>
          )}
          <Team name={match.away.name} logo={match.away.logo} />
        </h1>
        <PeriodScores state={state} periods={match.maxPeriodNumber} />
      </section>
      {isLive && <StickyScore match={match} hero={hero} />}
    </>
  )
}
export interface MatchHeroProps {
  match: Match
}

function Team({ name, logo }: { name: string; logo: string }) {
  return (
    <span className={css.team}>
      <img src={logo} width={36} height={36} alt="" className={css.crest} />
      <bdi>{name}</bdi>
    </span>
  )
}
