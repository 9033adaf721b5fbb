import type { Outright } from '@touchline/domain/match'
import { useMemo } from 'react'
import { matchSeedOf, useSeed } from '#core/live'
import { useRememberMatches } from '#core/slip'
import { useText } from '#shared/i18n'
import { RaceBrief } from './RaceBrief.tsx'
import css from './OutrightList.module.css'

/** A list of outrights or races, or a text when there are none. */
export function OutrightList({ outrights, empty }: OutrightListProps) {
  const t = useText()
  useSeed(useMemo(() => outrights.map(matchSeedOf), [outrights]))
  useRememberMatches(outrights)
  if (outrights.length === 0) {
    return (
      <p className={css.empty}>
        <b>{t(`${empty}.title`)}</b> {t(`${empty}.text`)}
      </p>
    )
  }
  return outrights.map(outright => <RaceBrief key={outright.id} outright={outright} />)
}
export interface OutrightListProps {
  outrights: readonly Outright[]
  /** Text of an empty list. */
  empty: 'outrights.empty' | 'racing.empty'
}
