import { useId } from 'react'
import type { ReactNode } from 'react'
import { joinClasses } from '#classes'
import css from './Switch.module.css'

/** A setting that takes effect at once, as one row: text first, switch at the end. */
export function Switch({ checked, onChange, children, hint, disabled, className }: SwitchProps) {
  const hintId = useId()
  return (
    <label className={joinClasses(css.row, className)}>
      <span className={css.words}>
        {children}
        {hint && (
          <small id={hintId} className={css.hint}>
            {hint}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={css.switch}
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? hintId : undefined}
        disabled={disabled}
        onChange={event => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** What the switch turns on. */
  children: ReactNode
  /** A second line: what it does, or why it cannot be changed. */
  hint?: ReactNode
  disabled?: boolean | undefined
  className?: string | undefined
}
