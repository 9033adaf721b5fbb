import { useId } from 'react'
import type { ReactNode } from 'react'
import { joinClasses } from '#classes'
import { FieldFrame } from './FieldFrame.tsx'
import css from './SumField.module.css'
import { SumInput, type SumFieldBasics } from './SumInput.tsx'
import look from './SumInput.module.css'

/**
 * An amount in one line, 44 px tall, beside or below the main one: label at the start, figure at the end. It holds text
 * and knows nothing about money.
 */
export function SumField({ label, className, ...field }: SumFieldProps) {
  const ownId = useId()
  const id = field.id ?? ownId
  const { hint, error } = field
  return (
    <FieldFrame inputId={id} hint={hint} error={error} className={className}>
      <label htmlFor={id} className={joinClasses(look.box, css.box)} data-invalid={error ? '' : undefined}>
        <span className={look.label}>{label}</span>
        <span className={css.sum} dir="ltr">
          <SumInput {...field} id={id} />
        </span>
      </label>
    </FieldFrame>
  )
}

export interface SumFieldProps extends SumFieldBasics {
  /** Inside the field, before the figure. */
  label: ReactNode
  /** The field's full name where `label` alone would be ambiguous; it starts with the label's text. */
  name?: string | undefined
  className?: string | undefined
}
