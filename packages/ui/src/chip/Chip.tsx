import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '#classes'
import css from './Chip.module.css'

/** A small toggle: a filter, a suggested amount. */
export function Chip({ pressed, shape, className, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={joinClasses(chipClass(shape), className)}
    />
  )
}

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'aria-pressed'> {
  /** Omit it for a chip that triggers an action instead of toggling. */
  pressed?: boolean | undefined
  shape?: ChipShape | undefined
}

/** `pill` is 36 px tall with a 44 px touch target; `block` fills its column, 44 px tall. */
export type ChipShape = 'pill' | 'block'

/** The style of a chip, for a link; the current one has `aria-current`. */
export function chipClass(shape: ChipShape = 'pill'): string {
  return joinClasses(css.chip, css[shape]) ?? ''
}
