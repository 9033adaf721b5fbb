import { useId, useState, type PointerEvent } from 'react'
import { formatMoney } from '@touchline/domain/money'
import { Button } from '@touchline/ui'
import { useFormatter, useLocale, useText } from '#shared/i18n'
import { isolated } from '../bet/index.ts'
import { CurveTable, type CurveTableProps } from './CurveTable.tsx'
import { drawCurve, nearestPoint, noonOf, type DrawnCurve } from './drawCurve.ts'
import css from './history.module.css'
import type { ProfitCurveDay } from './useReturns.ts'

/** Units of the drawing, which is stretched to the available width. */
const BOX = { width: 1_000, height: 160 }

/**
 * The net of the period as it grew, day by day; zero has a line of its own. Pointer or, by keyboard, the slider below
 * read out a day; the table has all of them. Time runs left to right in every language, as in other charts of money.
 */
export function ProfitCurve({ days, unit }: ProfitCurveProps) {
  const t = useText()
  const id = useId()
  const [chosen, setChosen] = useState<number | undefined>()
  const [isTable, setTable] = useState(false)
  const dayText = useDayText(unit)
  const curve = drawCurve(days, BOX)
  if (!curve) return <p className={css.none}>{t('bet-history.no-curve')}</p>
  const index = Math.min(chosen ?? days.length - 1, days.length - 1)
  const text = dayText(days[index]!)
  return (
    <figure className={css.figure}>
      <figcaption id={`${id}-title`}>{t('bet-history.curve')}</figcaption>
      <div className={css.plot} dir="ltr">
        <Plot curve={curve} days={days} unit={unit} index={index} onChoose={setChosen} />
        <input
          type="range"
          className={css.scrub}
          dir="ltr"
          min={0}
          max={days.length - 1}
          value={index}
          aria-labelledby={`${id}-title`}
          aria-valuetext={text}
          onChange={event => setChosen(Number(event.currentTarget.value))}
        />
      </div>
      <p className={css.readout} aria-hidden="true">
        {text}
      </p>
      <Button
        variant="text"
        size="medium"
        fit="content"
        aria-expanded={isTable}
        aria-controls={`${id}-table`}
        onClick={() => setTable(!isTable)}
      >
        {t(isTable ? 'bet-history.hide-table' : 'bet-history.show-table')}
      </Button>
      <div id={`${id}-table`}>{isTable && <CurveTable days={days} unit={unit} />}</div>
    </figure>
  )
}
export type ProfitCurveProps = CurveTableProps

interface PlotProps extends ProfitCurveProps {
  curve: DrawnCurve
  /** Index of the day that is read out. */
  index: number
  onChoose: (index: number) => void
}

/** The curve with its scale and axis; the pointer chooses a day. */
function Plot({ curve, days, unit, index, onChoose }: PlotProps) {
  const locale = useLocale()
  const format = useFormatter()
  const money = (value: number): string => formatMoney({ ...unit, value }, locale)
  const point = curve.points[index]!
  const read = (event: PointerEvent<SVGSVGElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onChoose(nearestPoint(curve.points, ((event.clientX - left) / width) * BOX.width))
  }
  return (
    <>
      <div className={css.scale} aria-hidden="true">
        <span>{money(curve.top)}</span>
        <span>{money(curve.bottom)}</span>
      </div>
      <svg
        className={css.curve}
        viewBox={`0 -6 ${BOX.width} ${BOX.height + 12}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerMove={read}
        onPointerDown={read}
      >
        <line className={css.zero} x1="0" x2={BOX.width} y1={curve.zero} y2={curve.zero} />
        <path className={css.line} d={curve.line} />
        <line className={css.at} x1={point.x} x2={point.x} y1="-6" y2={BOX.height + 6} />
      </svg>
      <div className={css.axis} aria-hidden="true">
        <bdi>{format.dateTime(noonOf(days[0]!), 'date')}</bdi>
        {days.length > 1 && <bdi>{format.dateTime(noonOf(days.at(-1)!), 'date')}</bdi>}
      </div>
    </>
  )
}

/** One day of the curve as text. */
function useDayText(unit: ProfitCurveProps['unit']): (day: ProfitCurveDay) => string {
  const t = useText()
  const locale = useLocale()
  const format = useFormatter()
  const money = (value: number): string => isolated(formatMoney({ ...unit, value }, locale))
  return day =>
    t('bet-history.day', {
      day: format.dateTime(noonOf(day), 'date'),
      net: money(day.net),
      total: money(day.total),
      bets: day.bets,
    })
}
