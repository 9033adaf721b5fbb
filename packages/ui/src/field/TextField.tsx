import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import css from './TextField.module.css'

/** One line of text under its label. An error replaces the hint and is linked to the field. */
export function TextField({ label, hint, error, trailing, className, id, ...rest }: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <FieldFrame inputId={inputId} label={label} hint={hint} error={error} className={className}>
      <div className={css.box} data-invalid={error ? '' : undefined}>
        <input
          type="text"
          {...rest}
          id={inputId}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${inputId}-note` : undefined}
        />
        {trailing}
      </div>
    </FieldFrame>
  )
}

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size'> {
  label: ReactNode
  hint?: ReactNode
  /** The error and its remedy; if set, the field is marked invalid. */
  error?: ReactNode
  /** At the end inside the field: an `IconButton` that shows a password or clears the field. */
  trailing?: ReactNode
}
