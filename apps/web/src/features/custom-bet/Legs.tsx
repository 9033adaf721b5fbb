import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import { IconButton } from '@touchline/ui'
import { useRef } from 'react'
import { PauseNote } from '#pieces/odds-cell'
import { useLiveRow } from '#pieces/live-text'
import { useText } from '#shared/i18n'
import css from './BuilderSummary.module.css'
import type { LegWords } from './useLegWords.ts'

/** The picks so far, the latest last, each with a button to remove it. */
export function Legs({ matchId, legs, atFault, onRemove }: LegsProps) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  useLiveRow(list, matchId, legs)
  return (
    <ul ref={list} className={css.legs} aria-label={t('custom-bet.legs', { count: legs.length })}>
      {legs.map(({ key, outcomeName, marketName }) => {
        const id = outcomeKeyOf(key)
        return (
          <li key={id} data-bad={atFault.includes(id) || undefined}>
            <p>
              <bdi>{outcomeName}</bdi>
              <small>
                <bdi>{marketName}</bdi>
              </small>
            </p>
            <PauseNote outcomeKey={key} className={css.pause} />
            <IconButton
              icon="close"
              iconSize={18}
              label={t('custom-bet.remove', { name: outcomeName })}
              onClick={() => onRemove(key)}
            />
          </li>
        )
      })}
    </ul>
  )
}
export interface LegsProps {
  matchId: MatchId
  legs: readonly LegWords[]
  /** Keys of the picks that prevent a joint price. */
  atFault: readonly string[]
  onRemove: (key: OutcomeKey) => void
}
