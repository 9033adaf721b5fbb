import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react'
import css from './SumInput.module.css'

/**
 * The figure of an amount field with the signs around it, as wide as its text. It holds text and knows nothing about
 * money.
 */
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

/** Props of every amount field. */
export interface SumFieldBasics {
  id?: string | undefined
  /** The text of the field, exactly as typed. */
  value: string
  onValueChange: (value: string) => void
  onFocus?: (() => void) | undefined
  /** Called when Enter is pressed in the field. */
  onEnter?: (() => void) | undefined
  /** A sign before the figure, such as a currency symbol; name it in `label` as well where it matters. */
  before?: ReactNode
  /** A sign after the figure. */
  after?: ReactNode
  placeholder?: string | undefined
  hint?: ReactNode
  /** The error and its remedy; if set, the field is marked invalid. */
  error?: ReactNode
  /** `none` where the page has its own keypad. */
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
}
