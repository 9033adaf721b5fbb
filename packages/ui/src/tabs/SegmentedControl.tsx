import type { KeyboardEvent, ReactNode } from 'react'
import { joinClasses } from '#classes'
import { moveFocus } from '#roving'
import css from './SegmentedControl.module.css'

/** A choice of one among two to four, all in sight. A radio group: arrows choose; one stop in the tab order. */
export function SegmentedControl<Key extends string>(props: SegmentedControlProps<Key>) {
  const { label, segments, value, onChange, className } = props
  const open = segments.filter(segment => !segment.disabled)
  const stop = open.some(segment => segment.key === value) ? value : open[0]?.key
  const choose = (event: KeyboardEvent<HTMLElement>) => {
    const chosen = segments[moveFocus(event, '[role="radio"]') ?? -1]
    if (chosen) onChange(chosen.key)
  }
  return (
    <div
      className={joinClasses(css.control, className)}
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={choose}
    >
      {segments.map(segment => (
        <button
          key={segment.key}
          type="button"
          role="radio"
          aria-checked={segment.key === value}
          tabIndex={segment.key === stop ? 0 : -1}
          disabled={segment.disabled}
          aria-describedby={segment.reasonId}
          className={css.segment}
          onClick={() => onChange(segment.key)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  )
}

export interface SegmentedControlProps<Key extends string> {
  /** Names the choice for assistive tech. */
  label: string
  segments: readonly Segment<Key>[]
  value: Key
  onChange: (key: Key) => void
  className?: string | undefined
}

export interface Segment<Key extends string> {
  key: Key
  label: ReactNode
  disabled?: boolean | undefined
  /** Id of the words that say why it is disabled. */
  reasonId?: string | undefined
}
