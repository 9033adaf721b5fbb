import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react'
import css from './SumInput.module.css'

/** The figure of a field for a sum with the signs around it, as wide as it is. It holds text and knows no money. */
export function SumInput(props: SumInputProps) {
  const { id, value, onValueChange, before, after, placeholder, hint, error } = props
  return (
    <>
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
        disabled={props.disabled}
        aria-label={props.name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        aria-keyshortcuts={props.shortcut}
        onFocus={props.onFocus}
        onChange={event => onValueChange(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') props.onEnter?.()
          props.onKeyDown?.(event)
        }}
      />
      {after && <span aria-hidden="true">{after}</span>}
    </>
  )
}

interface SumInputProps extends SumFieldBasics {
  id: string
  name?: string | undefined
  shortcut?: string | undefined
  disabled?: boolean | undefined
  onKeyDown?: (event: KeyboardEvent) => void
}

/** What every field for a sum takes. */
export interface SumFieldBasics {
  id?: string | undefined
  /** What the field shows, exactly as typed. */
  value: string
  onValueChange: (value: string) => void
  onFocus?: (() => void) | undefined
  /** Enter was pressed in the field. */
  onEnter?: (() => void) | undefined
  /** A sign before the figure, such as a currency's; name it in `label` as well where it matters. */
  before?: ReactNode
  /** A sign behind the figure. */
  after?: ReactNode
  placeholder?: string | undefined
  hint?: ReactNode
  /** What is wrong and what to do; its presence marks the field invalid. */
  error?: ReactNode
  /** `none` where the page brings its own keypad. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
}
