import { useId } from 'react'
import type { ReactNode } from 'react'
import { joinClasses } from '#classes'
import css from './SegmentedControl.module.css'

/**
 * A choice of one among two to four visible options: radio buttons, so arrow keys select and one is in the tab order.
 */
export function SegmentedControl<Key extends string>(props: SegmentedControlProps<Key>) {
  const { label, segments, value, onChange, className } = props
  const group = useId()
  return (
    <fieldset className={joinClasses(css.control, className)} aria-label={label}>
      {segments.map(segment => (
        <label key={segment.key} className={css.segment}>
          <input
            type="radio"
            name={group}
            value={segment.key}
            checked={segment.key === value}
            aria-disabled={segment.disabled || undefined}
            aria-describedby={segment.reasonId}
            className={css.radio}
            onChange={() => segment.disabled || onChange(segment.key)}
          />
          <span>{segment.label}</span>
        </label>
      ))}
    </fieldset>
  )
}

export interface SegmentedControlProps<Key extends string> {
  /** Names the choice for assistive technology. */
  label: string
  segments: readonly Segment<Key>[]
  value: Key
  onChange: (key: Key) => void
  className?: string | undefined
}

export interface Segment<Key extends string> {
  key: Key
  label: ReactNode
  /** Cannot be selected now. Arrow keys still reach it, so that its reason is announced. */
  disabled?: boolean | undefined
  /** Id of the element with the reason. */
  reasonId?: string | undefined
}
