import { useId } from 'react'
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react'
import { Icon } from '#icons'
import css from './AmountField.module.css'
import { FieldFrame } from './FieldFrame.tsx'

/**
 * A sum between its two step buttons, 52 px tall. It holds text and knows no money: its owner reads and writes the
 * figure and decides what a step is. Arrow up and down step too.
 */
export function AmountField(props: AmountFieldProps) {
  const { id: givenId, label, value, onValueChange, onStep, lessLabel, moreLabel } = props
  const { atLeast, atMost, before, after, placeholder, hint, error, inputMode, disabled, className } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const act = (event: KeyboardEvent) => {
    if (event.key === 'Enter') props.onEnter?.()
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (by === undefined) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <FieldFrame inputId={id} hint={hint} error={error} className={className}>
      <div className={css.box} data-invalid={error ? '' : undefined}>
        <StepButton
          icon="minus"
          label={lessLabel}
          off={atLeast}
          locked={disabled}
          onPress={() => onStep(-1)}
        />
        <label htmlFor={id} className={css.middle}>
          <span className={css.label}>{label}</span>
          <span className={css.sum} dir="ltr">
            {before && <span aria-hidden="true">{before}</span>}
            <input
              id={id}
              className={css.input}
              type="text"
              inputMode={inputMode ?? 'decimal'}
              autoComplete="off"
              enterKeyHint="done"
              size={Math.max(value.length || (placeholder?.length ?? 0), 1)}
              placeholder={placeholder}
              value={value}
              disabled={disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={error || hint ? `${id}-note` : undefined}
              onChange={event => onValueChange(event.currentTarget.value)}
              onFocus={props.onFocus}
              onKeyDown={act}
              aria-keyshortcuts={props.shortcut}
            />
            {after && <span aria-hidden="true">{after}</span>}
          </span>
        </label>
        <StepButton icon="plus" label={moreLabel} off={atMost} locked={disabled} onPress={() => onStep(1)} />
      </div>
    </FieldFrame>
  )
}

export interface AmountFieldProps {
  id?: string | undefined
  /** Stands inside the field, before the figure. */
  label: ReactNode
  /** What the field shows, exactly as typed. */
  value: string
  onValueChange: (value: string) => void
  /** A step up (1) or down (-1) was asked for. */
  onStep: (by: 1 | -1) => void
  onFocus?: (() => void) | undefined
  /** Enter was pressed in the field. */
  onEnter?: (() => void) | undefined
  /** Keys that lead to the field from elsewhere, as `aria-keyshortcuts` spells them. */
  shortcut?: string | undefined
  /** Label of the step down. */
  lessLabel: string
  /** Label of the step up. */
  moreLabel: string
  /** No lower step exists. */
  atLeast?: boolean | undefined
  /** No higher step exists. */
  atMost?: boolean | undefined
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
  disabled?: boolean | undefined
  className?: string | undefined
}

// A step that leads nowhere keeps focus: who holds the key down must not fall out of the field.
function StepButton({ icon, label, off = false, locked, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={css.step}
      aria-label={label}
      aria-disabled={off || undefined}
      disabled={locked}
      onClick={off ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

interface StepButtonProps {
  icon: 'minus' | 'plus'
  label: string
  off: boolean | undefined
  locked: boolean | undefined
  onPress: () => void
}
