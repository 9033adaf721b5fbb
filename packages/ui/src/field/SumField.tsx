import { useId } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import css from './SumField.module.css'

/** A sum in one line, 44 px tall, beside or below the main one: label at the start, figure at the end. It holds text and knows no money. */
export function SumField(props: SumFieldProps) {
  const { id: givenId, label, value, onValueChange, before, after, placeholder, hint, error } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame inputId={id} hint={hint} error={error} className={props.className}>
      <label htmlFor={id} className={css.box} data-invalid={error ? '' : undefined}>
        <span className={css.label}>{label}</span>
        <span className={css.sum} dir="ltr">
          {before && <span aria-hidden="true">{before}</span>}
          <input
            id={id}
            className={css.input}
            type="text"
            inputMode={props.inputMode ?? 'decimal'}
            autoComplete="off"
            enterKeyHint="done"
            size={Math.max(value.length || (placeholder?.length ?? 0), 1)}
            placeholder={placeholder}
            value={value}
            aria-label={props.name}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? `${id}-note` : undefined}
            onFocus={props.onFocus}
            onChange={event => onValueChange(event.currentTarget.value)}
            onKeyDown={event => {
              if (event.key === 'Enter') props.onEnter?.()
            }}
          />
          {after && <span aria-hidden="true">{after}</span>}
        </span>
      </label>
    </FieldFrame>
  )
}

export interface SumFieldProps {
  id?: string | undefined
  /** Stands inside the field, before the figure. */
  label: ReactNode
  /** The field's whole name where `label` alone would stand for several fields; it starts with the label's words. */
  name?: string | undefined
  /** What the field shows, exactly as typed. */
  value: string
  onValueChange: (value: string) => void
  onFocus?: (() => void) | undefined
  /** Enter was pressed in the field. */
  onEnter?: (() => void) | undefined
  /** A sign before the figure, such as a currency's. */
  before?: ReactNode
  /** A sign behind the figure. */
  after?: ReactNode
  placeholder?: string | undefined
  hint?: ReactNode
  /** What is wrong and what to do; its presence marks the field invalid. */
  error?: ReactNode
  /** `none` where the page brings its own keypad. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  className?: string | undefined
}
