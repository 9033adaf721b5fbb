import type { ReactNode } from 'react'
import { joinClasses } from '#classes'
import { Icon } from '#icons'
import css from './FieldFrame.module.css'

/** Label above, hint or error below. The note has the id `<inputId>-note`. */
export function FieldFrame({ inputId, label, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={joinClasses(css.frame, className)}>
      {label && (
        <label htmlFor={inputId} className={css.label}>
          {label}
        </label>
      )}
      {children}
      {(error || hint) && (
        <p id={`${inputId}-note`} className={joinClasses(css.note, Boolean(error) && css.error)}>
          {error && <Icon name="alert" size={16} />}
          <span>{error || hint}</span>
        </p>
      )}
    </div>
  )
}

interface FieldFrameProps {
  inputId: string
  /** Omit it where the label is inside the field. */
  label?: ReactNode
  hint: ReactNode
  error: ReactNode
  className: string | undefined
  children: ReactNode
}
