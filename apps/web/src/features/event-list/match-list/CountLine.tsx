import type { Match } from '@touchline/domain/match'
import type { Steady } from '#pieces/steady-list'
import { useText } from '#shared/i18n'
import { NewMatches } from './NewMatches.tsx'
import css from './CountLine.module.css'

/** How many matches a list has, and how many new ones wait. Its height is the same with and without them. */
export function CountLine({ total, list }: CountLineProps) {
  const t = useText()
  return (
    <div className={css.line}>
      <p>{t('lists.count', { count: total })}</p>
      <NewMatches lists={[list]} />
    </div>
  )
}
export interface CountLineProps {
  total: number
  list: Steady<Match>
}
