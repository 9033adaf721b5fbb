import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { joinClasses } from '#classes'
import { Icon } from '#icons'
import css from './AmountField.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import { SumInput, type SumFieldBasics } from './SumInput.tsx'
import look from './SumInput.module.css'

/**
 * An amount between two step buttons, 52 px tall. It holds text and knows nothing about money: its owner parses and
 * formats the figure and defines a step. Arrow up and down step too.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, onStep, lessLabel, moreLabel, atLeast, atMost, className, ...field } = props
  const { hint, error, disabled } = field
  const ownId = useId()
  const id = field.id ?? ownId
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (by === undefined) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <FieldFrame inputId={id} hint={hint} error={error} className={className}>
      <div className={joinClasses(look.box, css.box)} data-invalid={error ? '' : undefined}>
        <StepButton
          icon="minus"
          label={lessLabel}
          off={atLeast}
          locked={disabled}
          onPress={() => onStep(-1)}
        />
        <label htmlFor={id} className={css.middle}>
          <span className={look.label}>{label}</span>
          <span className={css.sum} dir="ltr">
            <SumInput {...field} id={id} onKeyDown={step} />
          </span>
        </label>
        <StepButton icon="plus" label={moreLabel} off={atMost} locked={disabled} onPress={() => onStep(1)} />
      </div>
    </FieldFrame>
  )
}

export interface AmountFieldProps extends SumFieldBasics {
  /** Inside the field, before the figure. */
  label: ReactNode
  /** Called to step up (1) or down (-1). */
  onStep: (by: 1 | -1) => void
  /** Global keyboard shortcuts of the field, in the syntax of `aria-keyshortcuts`. */
  shortcut?: string | undefined
  /** Label of the step down. */
  lessLabel: string
  /** Label of the step up. */
  moreLabel: string
  /** Whether there is no lower step. */
  atLeast?: boolean | undefined
  /** Whether there is no higher step. */
  atMost?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

// A step button at the limit keeps focus, so that a keyboard user stays in the field.
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
