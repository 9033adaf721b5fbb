import type { Score } from '@touchline/domain/match'
import { useText } from '#shared/i18n'

/** Corners and cards of both sides as items of the line of scores; dashes until they are known. */
export function Counts({ corners, cards }: CountsProps) {
  const t = useText()
  return (
    <>
      <li>
        {t('statistics.line.corners')} <b>{figure(corners)}</b>
      </li>
      <li>
        {t('period-table.cards')} <b>{figure(cards)}</b>
      </li>
    </>
  )
}
export interface CountsProps {
  corners?: Score | undefined
  cards?: Score | undefined
}

const figure = (score: Score | undefined): string => (score ? `${score.home}–${score.away}` : '–')
