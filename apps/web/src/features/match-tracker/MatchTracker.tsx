import type { Match, Situation } from '@touchline/domain/match'
import { VisuallyHidden } from '@touchline/ui'
import { useState } from 'react'
import { useCell, useLive } from '#core/live'
import { useText } from '#shared/i18n'
import { FIELD, Field } from './fields/Field.tsx'
import { isReadOut } from './model/isReadOut.ts'
import { spotOf } from './model/spotOf.ts'
import css from './MatchTracker.module.css'

/** What happens on the field, drawn from the feed's events and described in words. Paused while prices are. */
export function MatchTracker({ match }: { match: Match }) {
  const t = useText()
  const live = useLive()
  const state = useCell(live.shown.matchState(match.id)) ?? match.state
  const { situation } = state
  const isPaused = useCell(live.paused) === true
  const text = situation ? textOf(situation, match, t) : t('tracker.waiting')
  const readOut = useLastReadOut(situation)
  return (
    <div className={css.tracker}>
      <svg className={css.field} viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true">
        {situation && <Zone situation={situation} />}
        <g className={css.lines}>
          <Field sportKey={match.sport.key} />
        </g>
        {situation && <Ball situation={situation} />}
      </svg>
      <p className={css.says} data-side={situation?.side}>
        {text}
      </p>
      {isPaused && <p className={css.held}>{t('tracker.held')}</p>}
      <VisuallyHidden>
        <output>{readOut && textOf(readOut, match, t)}</output>
      </VisuallyHidden>
    </div>
  )
}

function Zone({ situation }: { situation: Situation }) {
  const { from, to } = spotOf(situation)
  return (
    <rect
      className={css.zone}
      data-side={situation.side}
      x={from * FIELD.width}
      y={0}
      width={(to - from) * FIELD.width}
      height={FIELD.height}
    />
  )
}

function Ball({ situation }: { situation: Situation }) {
  const { along, across } = spotOf(situation)
  const [x, y] = [10 + along * (FIELD.width - 20), 10 + across * (FIELD.height - 20)]
  return (
    <g className={css.ball} data-kind={situation.kind} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle className={css.halo} r="12" />
      <circle r="5" />
    </g>
  )
}

function textOf({ kind, side }: Situation, match: Match, t: ReturnType<typeof useText>): string {
  return t(`happening.${kind}`, { team: side ? match[side].name : '' })
}

/** The newest situation to read out since the tracker was opened; earlier ones are on the page already. */
function useLastReadOut(situation: Situation | undefined): Situation | undefined {
  const [first] = useState(situation?.number)
  const [last, setLast] = useState<Situation>()
  if (
    situation &&
    situation.number !== first &&
    situation.number !== last?.number &&
    isReadOut(situation.kind)
  )
    setLast(situation)
  return last
}
