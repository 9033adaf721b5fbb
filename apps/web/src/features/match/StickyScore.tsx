import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Match } from '@touchline/domain'
import { MatchText, useLiveRow } from '#pieces/live-text'
import css from './StickyScore.module.css'

/** Score and clock in one line under the header, once the hero has scrolled away. It lies over the page and moves nothing. */
export function StickyScore({ match, hero }: StickyScoreProps) {
  const line = useRef<HTMLDivElement>(null)
  const [isShown, show] = useState(false)
  useLiveRow(line, match.id, isShown)
  useEffect(() => {
    if (!hero.current) return
    const observer = new IntersectionObserver(([entry]) => show(entry?.isIntersecting === false), {
      rootMargin: '-52px 0px 0px',
    })
    observer.observe(hero.current)
    return () => observer.disconnect()
  }, [hero])
  return (
    <div ref={line} className={css.line} data-shown={isShown} aria-hidden="true">
      <MatchText matchId={match.id} kind="clock" className={css.clock} />
      <bdi className={css.name}>{match.home.name}</bdi>
      <MatchText matchId={match.id} kind="score" className={css.score} />
      <bdi className={css.name}>{match.away.name}</bdi>
    </div>
  )
}
export interface StickyScoreProps {
  match: Match
  hero: RefObject<HTMLElement | null>
}
