import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { joinClasses } from '#classes'
import { Icon } from '#icons'
import css from './AmountField.module.css'
import { FieldFrame } from './FieldFrame.tsx'
import { SumInput, type SumFieldBasics } from './SumInput.tsx'
import look from './SumInput.module.css'

/**
 * A sum between its two step buttons, 52 px tall. It holds text and knows no money: its owner reads and writes the
 * figure and decides what a step is. Arrow up and down step too.
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
  /** Stands inside the field, before the figure. */
  label: ReactNode
  /** A step up (1) or down (-1) was asked for. */
  onStep: (by: 1 | -1) => void
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
