import type { Match } from '@touchline/domain/match'
import { useRef, type RefObject } from 'react'
import { MatchText, useLiveRow } from '#pieces/live-text'
import type { Phase } from './model/phaseOf.ts'
import { useStuck } from './useStuck.ts'
import css from './MatchLine.module.css'

/** The line at the top of a match page once its head has scrolled out of view: clock, sides and score. */
export function MatchLine({ match, phase, hero }: MatchLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const hasBegun = phase !== 'to-come'
  useLiveRow(line, match.id, phase)
  const isStuck = useStuck(hero)
  return (
    <div ref={line} className={css.line} data-shown={isStuck || undefined} aria-hidden="true">
      {hasBegun && <MatchText matchId={match.id} kind="clock" className={css.time} />}
      <bdi className="clip">{match.home.name}</bdi>
      {hasBegun ? (
        <MatchText matchId={match.id} kind="score" className={css.score} />
      ) : (
        <span className={css.score}>–</span>
      )}
      <bdi className="clip">{match.away.name}</bdi>
    </div>
  )
}
export interface MatchLineProps {
  match: Match
  phase: Phase
  /** The head of the page. */
  hero: RefObject<HTMLElement | null>
}
